/** Sentences for what happens at a table of several people beside the cards. */
import { t } from '../i18n/messages.svelte';
import { seatName, sideName } from '../table/words';
import type { GameEvent, View } from '../wire/types';
import { isMuted } from './talk.svelte';

/** One sentence for an event of the room, or none. */
export function roomSentence(view: View, event: GameEvent): string | null {
  switch (event.type) {
    case 'player-seated':
      return t('ui-room-event-seated', { name: seatName(view, event.seat) });
    case 'bot-seated':
      return t('ui-room-event-bot');
    case 'seat-left':
      return t('ui-room-event-left', { number: event.seat + 1 });
    case 'play-began':
      return t('ui-room-event-began');
    case 'seat-away':
      return t('ui-room-event-away', { who: seatName(view, event.seat) });
    case 'seat-back':
      return t('ui-room-event-back', { who: seatName(view, event.seat) });
    case 'seat-lent':
      return t('ui-room-event-lent', { who: seatName(view, event.seat) });
    case 'clock-ran-out':
      return t('ui-room-event-timeout', { who: seatName(view, event.seat) });
    case 'clock-paused':
      return t('ui-room-event-paused');
    case 'clock-resumed':
      return t('ui-room-event-resumed');
    case 'proposed':
      return t(`ui-room-proposed-${event.what}`, { who: seatName(view, event.seat) });
    case 'proposal-lapsed':
      return t(`ui-room-event-lapsed-${event.what}`);
    case 'surrendered':
      return t('ui-room-event-surrendered', { who: sideName(view, event.side) });
    case 'seat-forgotten':
      return t('ui-room-event-forgotten', { who: seatName(view, event.seat) });
    case 'rematch-wanted':
      return t('ui-room-event-rematch', { who: seatName(view, event.seat) });
    case 'phrase-said':
      return isMuted(view, event.seat)
        ? null
        : t('ui-room-event-said', { who: speakerName(view, event.seat), phrase: t(`ui-talk-${event.code}`) });
    case 'answered':
      return t(event.agrees ? 'ui-room-event-agrees' : 'ui-room-event-declines', { who: seatName(view, event.seat) });
    default:
      return null;
  }
}

/** Who says something: somebody at a seat, or one of those who watch. */
export const speakerName = (view: View, seat: number | null): string =>
  seat === null ? t('ui-talk-spectator') : seatName(view, seat);
