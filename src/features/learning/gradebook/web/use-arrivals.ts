import { useEffect, useRef } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { gradebookApi } from '../contract.ts'
import { gradebookTopic } from '../topics.ts'
import type { MarkStore } from './mark-store.ts'

/** Several changes within this time are one look. */
const settleMs = 200
/** The page may have missed a change between its reading and its live connection. */
const firstMs = 3000

/** Shows what others change in a gradebook while its page is open. A look waits until one's own changes are written. */
export function useArrivals(classId: number, store: MarkStore): void {
  const refresh = useRefresh()
  const want = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let [wanted, busy, stopped] = [false, false, false]
    const soon = () => {
      timer ??= setTimeout(() => void look(), settleMs)
    }
    const look = async () => {
      timer = undefined
      const asked = busy ? null : store.look()
      if (!asked) return
      ;[wanted, busy] = [false, true]
      const answer = await quietly(
        api(
          gradebookApi.getChanges,
          { classId, after: asked.after },
          { quiet: true, background: true },
        ),
      )
      busy = false
      if (stopped) return
      if (answer?.readAll) await refresh()
      else if (answer && !asked.take(answer)) wanted = true
      if (wanted) soon()
    }
    want.current = () => {
      wanted = true
      soon()
    }
    const endWatch = store.watch(() => {
      if (wanted && store.get().saving === 'saved') soon()
    })
    const first = setTimeout(() => want.current(), firstMs)
    const onSeen = () => document.visibilityState === 'visible' && want.current()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      stopped = true
      clearTimeout(timer)
      clearTimeout(first)
      endWatch()
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [classId, store, refresh])
  useStale(gradebookTopic(classId), () => want.current())
}
