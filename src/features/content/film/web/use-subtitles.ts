import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { useStored } from '#src/web/use-stored.ts'
import { type FilmSession, readCues } from './film-session.ts'
import type { FilmTrack } from '../contract.ts'
import { usePart } from './use-part.ts'

/** The tracks that are shown: one, or two with one above the other. */
export interface SubtitleChoice {
  above: FilmTrack | undefined
  below: FilmTrack | undefined
}

const isOf = (language: string) => (track: FilmTrack) => track.language.startsWith(language)

/** Chinese stands above another language; else the order is that of the tracks. */
export function pairOf(tracks: readonly FilmTrack[]): SubtitleChoice {
  const above = tracks.find(isOf('zh')) ?? tracks[0]
  const others = tracks.filter((track) => track !== above)
  return { above, below: others.find(isOf('en')) ?? others[0] }
}

/** The presets of the bar: each track, the pair, none. The settings choose any two. */
export type Preset = 'off' | 'both' | (string & {})

/** The chosen subtitles: a track of the page's language until the person chooses. */
export function useSubtitleChoice(tracks: readonly FilmTrack[]) {
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const names = ['off', ...tracks.map(keyOf)]
  const first = tracks.find(isOf(own)) ?? tracks[0]
  const [above, setAbove] = useStored('film:subtitles', first ? keyOf(first) : 'off', names)
  const [below, setBelow] = useStored('film:subtitles-below', 'off', names)
  const named = (name: string) => tracks.find((track) => keyOf(track) === name)
  const choice: SubtitleChoice = {
    above: named(above),
    below: below === above ? undefined : named(below),
  }
  const set = (next: SubtitleChoice) => {
    setAbove(next.above ? keyOf(next.above) : 'off')
    setBelow(next.below ? keyOf(next.below) : 'off')
  }
  const pair = pairOf(tracks)
  const presets: Preset[] = [
    ...tracks.map(({ id }) => id),
    ...(pair.below ? ['both'] : []),
    ...(tracks.length > 0 ? ['off'] : []),
  ]
  const { above: up, below: down } = choice
  const preset: Preset = up && down ? 'both' : ((up ?? down)?.id ?? 'off')
  const pick = (name: Preset) => {
    if (name === 'both') set(pair)
    else set({ above: tracks.find(({ id }) => id === name), below: undefined })
  }
  return { choice, set, preset, presets, pick }
}
export type Subtitles = ReturnType<typeof useSubtitleChoice>

/** What this device remembers, so that the next film has the same languages. */
const keyOf = ({ language }: FilmTrack): string => language

/** Loads the tracks without showing them, shares their cues, and returns the text spoken now. */
export function useSpoken(ref: RefObject<HTMLVideoElement | null>, session: FilmSession) {
  const [spoken, setSpoken] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const undo: (() => void)[] = []
    for (const element of video.querySelectorAll('track')) {
      const { track } = element
      const id = element.dataset['id'] ?? ''
      const loaded = () => session.cues.set({ ...session.cues.get(), [id]: readCues(track) })
      const changed = () => {
        const texts = [...(track.activeCues ?? [])].map((cue) =>
          (cue as VTTCue).text.replace(/<[^>]*>/g, ''),
        )
        setSpoken((before) => ({ ...before, [id]: texts.join('\n') }))
      }
      element.addEventListener('load', loaded)
      track.addEventListener('cuechange', changed)
      track.mode = 'hidden'
      if (element.readyState === 2) loaded()
      undo.push(() => {
        element.removeEventListener('load', loaded)
        track.removeEventListener('cuechange', changed)
      })
    }
    return () => undo.forEach((run) => run())
  }, [ref, session])
  return spoken
}

/** Shows native subtitles while a phone plays full screen in its own player, which hides ours. */
export function useNativeSubtitles(
  ref: RefObject<HTMLVideoElement | null>,
  { above, below }: SubtitleChoice,
) {
  const wanted = [above?.id, below?.id].filter(Boolean).join(' ')
  usePart(async () => {
    const video = ref.current
    // Only there is such a player.
    if (!video || !('webkitEnterFullscreen' in video)) return
    return (await quietly(import('./native-subtitles.ts')))?.showNatively(video, wanted.split(' '))
  }, [ref, wanted])
}
