import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { documentApi, type DocumentView } from '../contract.ts'

/** Milliseconds between two looks at a document that is being prepared. */
const lookMs = 2500

const isUnderWay = ({ state }: DocumentView) => state === 'waiting' || state === 'working'

/** Milliseconds after which addresses that answer no more are asked for again. */
const renewMs = 60_000

/**
 * Returns the document as it is now: while its parts are being made, the page asks again and again. `renew`
 * gets new addresses of its parts, which end after an hour.
 */
export function useCurrent(given: DocumentView, right: string | undefined) {
  const [seen, setSeen] = useState({ given, now: given })
  // A navigation has brought another answer.
  if (seen.given !== given)
    setSeen({
      given,
      now: seen.now.userFileId === given.userFileId && !isUnderWay(seen.now) ? seen.now : given,
    })
  const document = seen.now
  const { userFileId } = document
  const waits = isUnderWay(document)
  useEffect(() => {
    if (!waits) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const isHidden = window.document.visibilityState === 'hidden'
      const now = isHidden ? undefined : await quietly(readAgain(userFileId, right, stop.signal))
      if (stop.signal.aborted) return
      if (now) setSeen((known) => ({ ...known, now }))
      timer = setTimeout(() => void look(), lookMs)
    }
    timer = setTimeout(() => void look(), lookMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [waits, userFileId, right])
  const renewed = useRef(0)
  const renew = useCallback(() => {
    if (Date.now() - renewed.current < renewMs) return
    renewed.current = Date.now()
    const ask = async () => {
      const now = await quietly(readAgain(userFileId, right))
      if (now) setSeen((known) => ({ ...known, now }))
    }
    void ask()
  }, [userFileId, right])
  return { document, renew }
}

const readAgain = (file: number, right: string | undefined, signal?: AbortSignal) =>
  api(
    documentApi.getDocument,
    { file, ...(right !== undefined && { right }) },
    { quiet: true, background: true, ...(signal && { signal }) },
  )
