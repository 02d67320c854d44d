import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { filesFromTransfer } from './chosen-files.ts'
import css from '../files.module.css'
import { useUploadTo } from './use-upload-to.ts'

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** A page onto which files and folders are dropped, and into which they are pasted. */
export function DropArea({
  folderId,
  label,
  children,
}: {
  folderId: number | null
  label: string
  children: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const upload = useUploadTo(folderId)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !holdsFiles(event.clipboardData)) return
      event.preventDefault()
      void filesFromTransfer(event.clipboardData).then(upload)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [upload])
  const over = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      className={css.area}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(false)
        void filesFromTransfer(event.dataTransfer).then(upload)
      }}
    >
      {children}
      {isOver && (
        <div className={css.over} aria-hidden="true">
          {label}
        </div>
      )}
    </div>
  )
}
