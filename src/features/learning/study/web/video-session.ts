import { createStore } from '#src/web/ui/store.ts'

export type Language = 'zh' | 'en'
export interface Cue {
  from: number
  to: number
  text: string
}

/** The state of one video that the player and the transcript share. */
export function createVideoSession() {
  let jump = (_seconds: number) => {}
  return {
    cues: createStore<Partial<Record<Language, readonly Cue[]>>>({}),
    time: createStore(0),
    /** Jumps to a second; does nothing before there is a player. */
    seek: (seconds: number) => jump(seconds),
    /** Registers the player's function for jumping. */
    onSeek(run: (seconds: number) => void) {
      jump = run
    },
  }
}
export type VideoSession = ReturnType<typeof createVideoSession>

/** Returns the cues of a loaded track as plain text. */
export function readCues(track: TextTrack): Cue[] {
  return [...(track.cues ?? [])].map((cue) => ({
    from: cue.startTime,
    to: cue.endTime,
    text: (cue as VTTCue).text.replace(/<[^>]*>/g, '').trim(),
  }))
}

/** Returns the index of the cue spoken at a second; -1 between two cues. */
export function cueAt(cues: readonly Cue[] | undefined, seconds: number): number {
  return cues?.findIndex((cue) => cue.from <= seconds && seconds < cue.to) ?? -1
}
