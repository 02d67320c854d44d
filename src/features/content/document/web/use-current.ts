import { useEffect, useState } from 'react'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { documentApi, type DocumentView } from '../contract.ts'

/** Milliseconds between two looks at a document that is being prepared. */
const lookMs = 2500

const isUnderWay = ({ state }: DocumentView) => state === 'waiting' || state === 'working'

/** Returns the document as it is now: while its parts are being made, the page asks again and again. */
export function useCurrent(given: DocumentView, right: string | undefined): DocumentView {
  const [seen, setSeen] = useState({ given, now: given })
  // A navigation has brought another answer.
  if (seen.given !== given)
    setSeen({
      given,
      now: seen.now.fileId === given.fileId && !isUnderWay(seen.now) ? seen.now : given,
    })
  const document = seen.now
  const { fileId } = document
  const waits = isUnderWay(document)
  useEffect(() => {
    if (!waits) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const input = { file: fileId, ...(right !== undefined && { right }) }
      const options = { quiet: true, background: true, signal: stop.signal }
      const isHidden = window.document.visibilityState === 'hidden'
      const now = isHidden ? undefined : await quietly(api(documentApi.getDocument, input, options))
      if (stop.signal.aborted) return
      if (now) setSeen((known) => ({ ...known, now }))
      timer = setTimeout(() => void look(), lookMs)
    }
    timer = setTimeout(() => void look(), lookMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [waits, fileId, right])
  return document
}
