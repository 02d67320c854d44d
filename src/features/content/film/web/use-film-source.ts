import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { FilmSession } from './film-session.ts'
import type { FilmView } from '../contract.ts'
import { quietly } from '#src/web/quietly.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { HlsPlayer } from './hls-player.ts'
import { carries } from './line.ts'
import type { Held, Trouble } from './load-source.ts'
import { playsHls } from './native-hls.ts'
import { usePart } from './use-part.ts'
import { type Quality, rungOf, sourceOf } from './source-choice.ts'

/** Milliseconds between two requests for new addresses. */
const renewalsMs = 60_000

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
  const { session, quality, soundOnly, renew } = given
  // Each answer of the page has new addresses; a playing film keeps its own until they end.
  const [film, setFilm] = useState(given.film)
  const [latest, see] = useState(film)
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [lines, setLines] = useState(0)
  const hls = useRef<HlsPlayer>(undefined)
  const held = useRef<Held>({ tries: 0, goesOn: false })
  const renewed = useRef(0)

  async function reload(wished: boolean) {
    if (wished) held.current.tries = 0
    if (wished || Date.now() - renewed.current > renewalsMs) {
      renewed.current = Date.now()
      const next = await renew()
      if (next) {
        see(next)
        setFilm(next)
      }
    }
    setAttempt((before) => before + 1)
  }

  const inBrowser = useHydrated()
  const native = inBrowser && playsHls()
  // Decided once for a film: when the line becomes slower, the film shows it by standing still.
  const source = useMemo(
    () =>
      sourceOf(film, {
        quality,
        soundOnly,
        native,
        carries: inBrowser && !isSlow ? carries : undefined,
      }),
    [film, quality, soundOnly, native, inBrowser, isSlow],
  )
  const rung = rungOf(film, quality)
  const bitrate = rung?.bitrate
  const { kind, url } = source ?? {}
  const now = {
    film,
    latest,
    quality,
    kind,
    hls,
    renew,
    see,
    reload,
    take: setFilm,
    setSlow,
  }
  const current = useRef(now)
  useEffect(() => {
    current.current = now
  })
  // What is chosen has been made meanwhile.
  if (rungOf(latest, quality)?.kind !== rung?.kind) setFilm(latest)

  usePart(
    async (isOver) => {
      const video = ref.current
      if (!video) return
      const library = await quietly(import('./load-source.ts'))
      if (isOver()) return
      if (!library) {
        setTrouble('failed')
        return
      }
      const world = {
        session,
        held: held.current,
        bitrate,
        setHls: (player: HlsPlayer) => (hls.current = player),
        onTrouble: setTrouble,
        onLines: setLines,
        making: current,
      }
      const end = library.loadSource(video, kind && url ? { kind, url } : null, world)
      return () => {
        hls.current = undefined
        end()
      }
    },
    // A choice among the rungs of a playlist changes no source.
    [ref, session, kind, url, attempt],
  )
  useEffect(() => hls.current?.choose(bitrate), [bitrate])

  return { film, latest, source, lines, trouble, retry: () => void reload(true) }
}
