import { createStore } from '#src/web/ui/store.ts'

export interface Cue {
  from: number
  to: number
  text: string
}

/** A place of a film that its bar and its transcript mark. */
export interface FilmMark {
  second: number
  label: string
  /** It is settled and stands back. */
  done: boolean
}

/** The state of one film that its player, its transcript and its page share. */
export function createFilmSession(start = 0) {
  let jump = (_seconds: number) => {}
  return {
    /** The cues of each loaded track, by its id. */
    cues: createStore<Readonly<Record<string, readonly Cue[]>>>({}),
    time: createStore(start),
    marks: createStore<readonly FilmMark[]>([]),
    /** The second at which the film continues when its source is loaded, first or in another quality. */
    place: createStore(start),
    /** Jumps to a second; before there is a player, the film begins there. */
    seek(seconds: number) {
      this.place.set(seconds)
      jump(seconds)
    },
    /** Registers the player's function for jumping. */
    onSeek(run: (seconds: number) => void) {
      jump = run
    },
  }
}
export type FilmSession = ReturnType<typeof createFilmSession>

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
