import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FilmSession } from './film-session.ts'
import type { FilmView } from '../contract.ts'
import { quietly } from '#src/web/quietly.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { HlsPlayer } from './hls-player.ts'
import type { Held, Trouble } from './load-source.ts'
import { playsHls } from './native-hls.ts'
import { type Quality, rungOf, sourceOf } from './source-choice.ts'

/** Milliseconds between two requests for new addresses, and between two looks at a film in the making. */
const renewalsMs = 60_000
const makingMs = 5000

/**
 * Gives the element its source, keeps the place over a change of source, and brings a cut line back.
 * `renew` returns the film with new addresses: signed ones end while a page stays open.
 */
export function useFilmSource(
  ref: RefObject<HTMLVideoElement | null>,
  given: {
    film: FilmView
    session: FilmSession
    quality: Quality
    soundOnly: boolean
    renew: () => Promise<FilmView | undefined>
  },
) {
  const { session, quality, soundOnly } = given
  // Each answer of the page has new addresses; a playing film keeps its own until they end.
  const [film, setFilm] = useState(given.film)
  const [attempt, setAttempt] = useState(0)
  const [trouble, setTrouble] = useState<Trouble>()
  const [lines, setLines] = useState(0)
  const hls = useRef<HlsPlayer>(undefined)
  const held = useRef<Held>({ tries: 0, goesOn: false })
  const renewed = useRef(0)

  async function reload(wished: boolean) {
    if (wished) held.current.tries = 0
    if (wished || Date.now() - renewed.current > renewalsMs) {
      renewed.current = Date.now()
      const next = await given.renew()
      if (next) setFilm(next)
    }
    setAttempt((before) => before + 1)
  }
  const again = useRef(reload)
  useEffect(() => {
    again.current = reload
  })

  const isNative = useHydrated() && playsHls()
  const source = sourceOf(film, quality, soundOnly, isNative)
  const bitrate = rungOf(film, quality)?.bitrate
  const { kind, url } = source ?? {}
  useEffect(() => {
    const video = ref.current
    if (!video || !kind || !url) return
    let end: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      const library = await quietly(import('./load-source.ts'))
      if (isOver) return
      if (!library) return setTrouble('failed')
      const world = {
        session,
        held: held.current,
        bitrate,
        setHls: (player: HlsPlayer) => (hls.current = player),
        onTrouble: setTrouble,
        onLines: setLines,
        again: () => void again.current(false),
      }
      end = library.loadSource(video, { kind, url }, world)
    }
    void begin()
    return () => {
      isOver = true
      hls.current = undefined
      end?.()
    }
    // A choice among the rungs of a playlist changes no source.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref, session, kind, url, attempt])
  useEffect(() => hls.current?.choose(bitrate), [bitrate])

  const isMaking = source === null && film.state !== 'failed'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => {
      renewed.current = 0
      void again.current(false)
    }, makingMs)
    return () => clearInterval(timer)
  }, [isMaking])
  return { film, source, lines, trouble, retry: () => void reload(true) }
}
