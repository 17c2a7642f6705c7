/** An analysis on its way: asked for once, looked at until it is there. */
import { ApiError, ask } from '../wire/api';
import type { Analysis, AnalysisStatus } from './types';

const LOOK_MS = 500;

export class AnalysisWork {
  status = $state<AnalysisStatus | null>(null);
  problem = $state<ApiError | null>(null);
  asking = $state(false);
  private stopped = false;

  /** The record of a finished deal, as the server exported it. */
  constructor(private readonly record: unknown) {}

  get result(): Analysis | null {
    return this.status?.result ?? null;
  }

  get busy(): boolean {
    return this.asking && !this.result && !this.problem;
  }

  stop(): void {
    this.stopped = true;
  }

  async begin(): Promise<void> {
    this.asking = true;
    this.problem = null;
    try {
      this.status = await ask<AnalysisStatus>('/api/analyses', { record: this.record });
      while (!this.over()) {
        await new Promise((done) => setTimeout(done, LOOK_MS));
        if (this.stopped) return;
        this.status = await ask<AnalysisStatus>(`/api/analyses/${this.status.id}`);
      }
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.problem = problem;
    } finally {
      this.asking = false;
    }
  }

  private over(): boolean {
    if (this.status?.status === 'failed') throw new ApiError('analysis-failed');
    return this.stopped || this.status?.status === 'done';
  }
}
