import { useEffect, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { nextLook } from '#src/web/next-look.ts'
import { archiveApi } from '../contract.ts'

/** Of `nextLook`: half a second. */
const soonRound = -4

/** Reads an export or import, and reads it again until it has ended. */
export function useArchive(archiveId: number | null) {
  const { data, failed, retry } = useLoad(
    archiveApi.getArchive,
    archiveId === null ? null : { archiveId },
  )
  const [round, setRound] = useState(soonRound)
  const [seen, setSeen] = useState(data)
  if (data && data !== seen) setSeen(data)
  const isWaiting = archiveId !== null && !failed && (seen?.state ?? 'waiting') === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    const look = async () => {
      await nextLook(Math.min(round, 0), stop.signal)
      if (stop.signal.aborted) return
      setRound(round + 1)
      retry()
    }
    void look()
    return () => stop.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering
  }, [isWaiting, round])
  return { archive: archiveId === null ? undefined : seen, failed, retry }
}
