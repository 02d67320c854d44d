import { useEffect, useRef } from 'react'
import type { SheetFile } from './use-sheet-file.ts'

interface Size {
  width: number
  height: number
}

/** Writes the size of a picture into the body once it is known. */
export function KeepSize({
  file,
  size,
  onSize,
}: {
  file: SheetFile
  size: Size
  onSize: (size: Size) => void
}) {
  const give = useRef(onSize)
  useEffect(() => {
    give.current = onSize
  })
  const { state, width, height } = file
  const isOther = state === 'ready' && width > 0 && (size.width !== width || size.height !== height)
  useEffect(() => {
    if (isOther) give.current({ width, height })
  }, [isOther, width, height])
  return null
}
