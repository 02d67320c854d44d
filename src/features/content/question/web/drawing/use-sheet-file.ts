import { createContext, useContext, useEffect, useState } from 'react'
import { documentApi } from '#src/features/content/document/contract.ts'
import { pageUrl } from '#src/features/content/document/web/addresses.ts'
import { api } from '#src/web/api.ts'
import { nextLook } from '#src/web/next-look.ts'
import { quietly } from '#src/web/quietly.ts'

export interface SheetFile {
  state: 'none' | 'waiting' | 'ready' | 'broken'
  src: string | null
  /** 0 until the picture has been loaded. */
  width: number
  height: number
  /** Pages of a PDF; 1 of a picture. */
  pages: number
}

const none: SheetFile = { state: 'none', src: null, width: 0, height: 0, pages: 1 }
const waiting: SheetFile = { ...none, state: 'waiting' }
const broken: SheetFile = { ...none, state: 'broken' }

/** Stands in for the files of a person, in the gallery. */
export const SheetFileContext = createContext<((userFileId: number) => SheetFile) | null>(null)

/** Reads a picture of my files, or a page of a document, as an editor shows it; looks again while it is being made. */
export function useSheetFile(userFileId: number | null, page: number): SheetFile {
  const example = useContext(SheetFileContext)
  const [read, setRead] = useState<{ of: string; file: SheetFile } | null>(null)
  const of = `${userFileId}/${page}`
  useEffect(() => {
    if (userFileId === null || example) return
    const stop = new AbortController()
    const look = async () => {
      for (let round = 0; !stop.signal.aborted; round++) {
        const file = (await quietly(fileOf(userFileId, page))) ?? broken
        if (stop.signal.aborted) return
        setRead({ of, file })
        if (file.state !== 'waiting') return
        await nextLook(round, stop.signal)
      }
    }
    void look()
    return () => stop.abort()
  }, [userFileId, page, of, example])
  if (userFileId === null) return none
  if (example) return example(userFileId)
  return read?.of === of ? read.file : waiting
}

async function fileOf(userFileId: number, page: number): Promise<SheetFile> {
  const view = await api(documentApi.getDocument, { file: userFileId }, { quiet: true })
  if (view.kind === 'picture' && view.url) {
    return { state: 'ready', src: view.url, ...(await sizeOf(view.url)), pages: 1 }
  }
  const size = view.pages[page - 1]
  if (view.prefix && size) {
    const src = pageUrl(view.prefix, page, 1600)
    return { state: 'ready', src, ...size, pages: view.pages.length }
  }
  return view.state === 'waiting' || view.state === 'working' ? waiting : broken
}

async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = src
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
