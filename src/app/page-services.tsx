import { quietly } from '#src/web/quietly.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Arrival } from '#src/web/arrival.tsx'
import { startLive } from '#src/web/live/start.ts'
import { PageViews } from '#src/web/page-views.tsx'
import type { RootData } from '#src/shared/page.ts'
import { forgetPrefetched, Prefetches } from '#src/web/prefetch.tsx'
import { useSessionKeeper } from '#src/web/session.ts'
import { progress } from '#src/web/ui/progress-store.ts'
import { suggestions } from './suggestions.ts'

/** After so long the page's own parts are loaded. */
const settledMs = 1500

/** Services that run beside every page and show nothing of their own. */
export function PageServices({ root }: { root: RootData }) {
  useEffect(() => startLive(suggestions), [])
  useNavigationProgress()
  useSessionKeeper(root)
  usePageViews()
  useLiveMessages(root)
  return (
    <>
      <Arrival />
      <Prefetches />
      <LoadedParts />
      <PageViews site={root.site} />
    </>
  )
}

function useNavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!busy) return
    progress.start()
    return () => progress.done()
  }, [busy])
}

/** Loads the bars of a lost network and of a new build, and the uploads, after the page. */
function LoadedParts() {
  const [late, setLate] = useState<{ LateParts: ComponentType }>()
  useEffect(() => {
    const timer = setTimeout(
      () => void quietly(import('./late-parts.tsx')).then(setLate),
      settledMs,
    )
    return () => clearTimeout(timer)
  }, [])
  return late && <late.LateParts />
}

/** Listens for new messages of a signed-in person, after the page has loaded. Visitors load none of it. */
function useLiveMessages({ viewer, locale }: RootData) {
  const personId = viewer?.hasRole ? viewer.id : undefined
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    let gone = false
    const begin = async () => {
      const part = await quietly(import('#src/features/people/message/web/listen.ts'))
      if (!gone) stop = part?.listen(personId, locale)
    }
    const timer = setTimeout(() => void begin(), settledMs)
    return () => {
      gone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [personId, locale])
}

declare global {
  interface Window {
    /** The command queue of Baidu Tongji, the commonest statistics script here. */
    _hmt?: unknown[][]
  }
}

/** The script counts the first page by itself; later ones it learns from here. */
function usePageViews() {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle') return
    const url = pathname + search
    if (url === counted) return
    const first = counted === undefined
    counted = url
    forgetPrefetched()
    if (first) return
    window._hmt?.push(['_trackPageview', url])
    window.dispatchEvent(new CustomEvent('farsail:page-view', { detail: { url } }))
  }, [pathname, search, state])
}
let counted: string | undefined
