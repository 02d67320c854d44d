import { useEffect, useRef } from 'react'
import { type ChosenFile, filesFromTransfer } from './chosen-files.ts'

/** Takes files that are pasted while a dialog is open, before the page below it does. */
export function usePaste(onFiles: (files: ChosenFile[]) => void): void {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      void filesFromTransfer(event.clipboardData).then((files) => take.current(files))
    }
    window.addEventListener('paste', paste, { capture: true })
    return () => window.removeEventListener('paste', paste, { capture: true })
  }, [])
}
