import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'

/** How a file comes to an answer: a picture is made smaller before it is sent. */
export type FileWay = 'photo' | 'file' | 'sound'

/** A file of an answer that is not on the server yet. */
export interface WaitingFile {
  key: string
  name: string
  way: FileWay
  /** making – made smaller on this device; queued – others go first; cut – there is no network, and it goes on by itself. */
  state: 'making' | 'queued' | 'sending' | 'cut' | 'failed'
  /** 0 to 1. */
  share: number
  /** Why it failed, in the reader's words. */
  error?: string
  /** The address of its picture in this page. */
  preview?: string
  /** The sent file that it replaces, because that was turned. */
  replaces?: number
}

/** The sender of the files of one answer, provided by the room that takes the answer. */
export interface AnswerFiles {
  watch: (tell: () => void) => () => void
  get: () => readonly WaitingFile[]
  add: (files: readonly File[], way: FileWay) => void
  /** Turns a photograph by quarters, clockwise: one that waits, or one that was sent. */
  turn: (photo: { key: string } | { userFileId: number }, quarters: number) => void
  remove: (key: string) => void
  retry: (key: string) => void
  /** @param take receives each file once it is on the server, with the one that it replaces */
  receive: (take: (userFileId: number, replaces: number | undefined) => void) => () => void
  /** Opens a QR code by which a phone adds photographs; left out where no phone does. */
  openPhone?: (() => void) | undefined
  /** A file that was sent from this page. */
  sent: (userFileId: number) => File | undefined
  /** The picture of a photograph that was sent from this page. */
  preview: (userFileId: number) => string | undefined
}

/** Finds what sends the files of a part of a question: the id of a group's question, else ''. */
export const AnswerFilesContext = createContext<((part: string) => AnswerFiles) | null>(null)
export const AnswerPartContext = createContext('')

/** The files that are named by what is shown, by `userFileId`. */
export const GivenFilesContext = createContext<ReadonlyMap<number, GivenFile>>(new Map())
export const useGivenFiles = () => useContext(GivenFilesContext)
export const byFileId = (files: readonly GivenFile[]): ReadonlyMap<number, GivenFile> =>
  new Map(files.map((file) => [file.userFileId, file]))

/** A room adds these to the files of an answer that is read. */
export interface FileExtras {
  /** Lies over a photograph that is shown as wide as there is room. */
  Over: ComponentType<{ userFileId: number }>
  /** Opens a photograph in place of the viewer. */
  open: (userFileId: number) => void
  /** Stands beside a file. */
  Beside: ComponentType<{ userFileId: number }>
  /** Files open as they are: their preview says the names that their owner gave them. */
  nameless: boolean
}
export const FileExtrasContext = createContext<FileExtras | null>(null)

/** Returns what sends the files of this answer; null where answers are only tried out, as in a question bank. */
export function useAnswerFiles(): AnswerFiles | null {
  const find = useContext(AnswerFilesContext)
  const part = useContext(AnswerPartContext)
  return useMemo(() => find?.(part) ?? null, [find, part])
}

const none: readonly WaitingFile[] = []

/** The files of this answer that are on their way. @param onSent receives each one that has arrived */
export function useWaitingFiles(
  files: AnswerFiles | null,
  onSent: (userFileId: number, replaces: number | undefined) => void,
): readonly WaitingFile[] {
  const take = useRef(onSent)
  useEffect(() => {
    take.current = onSent
  })
  useEffect(() => files?.receive((...sent) => take.current(...sent)), [files])
  return useSyncExternalStore(
    files?.watch ?? (() => () => undefined),
    files?.get ?? (() => none),
    () => none,
  )
}
