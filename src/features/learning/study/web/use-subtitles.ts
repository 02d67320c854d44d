import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '#src/web/i18n.tsx'
import { useStored } from './stored.ts'
import { type Language, readCues, type VideoSession } from './video-session.ts'

const subtitleChoices = ['zh', 'en', 'both', 'off'] as const
export type SubtitleChoice = (typeof subtitleChoices)[number]

/** The chosen subtitles: the page's language until the person chooses. */
export function useSubtitleChoice(available: readonly Language[]) {
  const own: SubtitleChoice = useLocale() === 'en-US' ? 'en' : 'zh'
  const choices = subtitleChoices.filter(
    (choice) =>
      choice === 'off' || (choice === 'both' ? available.length > 1 : available.includes(choice)),
  )
  return [...useStored<SubtitleChoice>('subtitles', own, choices), choices] as const
}

/** Loads the tracks without showing them, shares their cues, and returns the text spoken now. */
export function useSpoken(ref: RefObject<HTMLVideoElement | null>, session: VideoSession) {
  const [spoken, setSpoken] = useState<Partial<Record<Language, string>>>({})
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const undo: (() => void)[] = []
    for (const element of video.querySelectorAll('track')) {
      const { track } = element
      const language: Language = track.language === 'en' ? 'en' : 'zh'
      const loaded = () => session.cues.set({ ...session.cues.get(), [language]: readCues(track) })
      const changed = () => {
        const texts = [...(track.activeCues ?? [])].map((cue) =>
          (cue as VTTCue).text.replace(/<[^>]*>/g, ''),
        )
        setSpoken((before) => ({ ...before, [language]: texts.join('\n') }))
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
  choice: SubtitleChoice,
) {
  useEffect(() => {
    const video = ref.current
    if (!video) return
    const wanted = (language: string) => choice === 'both' || choice === language
    const show = () => {
      for (const track of video.textTracks)
        track.mode = wanted(track.language) ? 'showing' : 'hidden'
    }
    const hide = () => {
      for (const track of video.textTracks) track.mode = 'hidden'
    }
    video.addEventListener('webkitbeginfullscreen', show)
    video.addEventListener('webkitendfullscreen', hide)
    return () => {
      video.removeEventListener('webkitbeginfullscreen', show)
      video.removeEventListener('webkitendfullscreen', hide)
    }
  }, [ref, choice])
}
