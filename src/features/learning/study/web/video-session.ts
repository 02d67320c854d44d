import { createStore } from '#src/web/ui/store.ts'

export type Language = 'zh' | 'en'
export interface Cue {
  from: number
  to: number
  text: string
}

/** What the player and the transcript beside it share about one video. */
export function createVideoSession() {
  let jump = (_seconds: number) => {}
  return {
    cues: createStore<Partial<Record<Language, readonly Cue[]>>>({}),
    time: createStore(0),
    /** Jumps to a second, once there is a player. */
    seek: (seconds: number) => jump(seconds),
    /** For the player: how it jumps. */
    onSeek(run: (seconds: number) => void) {
      jump = run
    },
  }
}
export type VideoSession = ReturnType<typeof createVideoSession>

/** The cues of a loaded track as plain text. */
export function readCues(track: TextTrack): Cue[] {
  return [...(track.cues ?? [])].map((cue) => ({
    from: cue.startTime,
    to: cue.endTime,
    text: (cue as VTTCue).text.replace(/<[^>]*>/g, '').trim(),
  }))
}

/** The cue that is spoken at a second; between two, none. */
export function cueAt(cues: readonly Cue[] | undefined, seconds: number): number {
  return cues?.findIndex((cue) => cue.from <= seconds && seconds < cue.to) ?? -1
}
