/** Two quiet sounds, made on the spot and only when the player asked for sounds. */
import { settings } from '../state/settings.svelte';

export type Sound = 'card' | 'turn';

const PITCH: Record<Sound, number> = { card: 220, turn: 523 };
const LENGTH_S: Record<Sound, number> = { card: 0.05, turn: 0.22 };
const LOUDNESS = 0.05;

let audio: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = PITCH[sound];
  gain.gain.setValueAtTime(LOUDNESS, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + LENGTH_S[sound]);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + LENGTH_S[sound]);
}
