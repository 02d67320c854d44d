import { useCallback, useMemo, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useViewer } from '#src/web/session.ts'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { type Note, noteApi, type OwnNote, type Sharing } from '../contract.ts'
import { isBlank } from './note-queue.ts'
import type { KeptNote, NoteBase, NotePlace } from './note-store.ts'
import { noteText } from './text.ts'
import { useFrames } from './use-frames.ts'
import { useNotes } from './use-notes.ts'

/** A note as this page shows it: the server's, or one that is written here. */
export interface ShownNote extends NotePlace {
  key: string
  body: string
  gone: Note['gone']
  itemName: string | null
  /** With whom it is shared; null while only this device has it. */
  sharing: Sharing | null
}

/** A note as this page knows it, beyond the server's list. */
interface Written {
  place: NotePlace
  body: string
  /** The server's text; null before the first save. */
  base: NoteBase | null
  isMerged: boolean
}

/**
 * Returns the notes of a page, with those that are being written on it.
 * @param loaded the server's notes; undefined where it could not be asked
 * @param mayShare whether a class reads notes that are begun here, once the server has them
 */
export function useNoteList(loaded: readonly OwnNote[] | undefined, mayShare = false) {
  const t = useText(noteText)
  const { act } = useAct()
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map())
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Readonly<Record<string, string>>>({})
  const [editing, edit] = useState<string | null>(null)
  const change = useCallback(
    (key: string, next: Written) => setWritten((before) => new Map(before).set(key, next)),
    [],
  )
  const viewerId = useViewer()?.id
  const frames = useFrames(viewerId)
  const sending = useNotes(viewerId, {
    found(kept) {
      for (const { key, ...note } of kept) {
        change(key, { place: placeOf(note), body: note.body, base: note.base, isMerged: false })
      }
    },
    saved(kept, { key, revision, body, merged, opened: more }) {
      change(key, { place: placeOf(kept), body, base: { revision, body }, isMerged: merged })
      setOpened((before) => ({ ...before, ...more }))
    },
  })
  const listed = useMemo(() => new Map(loaded?.map((note) => [note.key, note])), [loaded])
  const shown = useMemo(() => {
    const old = [...listed.values()].map((note) => ({
      ...{ key: note.key, anchor: note.anchor, gone: note.gone },
      ...{ courseId: note.courseId, chapterId: note.chapterId, itemId: note.item?.itemId ?? 0 },
      itemName: note.item?.name ?? null,
      sharing: note.sharing,
      body: written.get(note.key)?.body ?? note.body,
    }))
    const own = [...written].flatMap(([key, { place, body, base }]) => {
      if (listed.has(key)) return []
      const isSaved = base !== null && base.revision !== null
      const sharing = isSaved ? { may: mayShare, classes: [] } : null
      return [{ ...place, key, body, gone: null, itemName: null, sharing }]
    })
    // The note begun last stands first, under the button that began it.
    return [...own.toReversed(), ...old].filter(({ key }) => !deleted.has(key))
  }, [listed, written, deleted, mayShare])

  const baseOf = (key: string): NoteBase | null => {
    const here = written.get(key)
    if (here) return here.base
    const there = listed.get(key)
    return there ? { revision: there.revision, body: there.body } : null
  }
  const isMerged = (key: string) => written.get(key)?.isMerged ?? false

  return {
    shown,
    opened,
    editing,
    edit,
    isMerged,
    states: sending.states,
    frames,
    /** Begins a note at a place. */
    begin(place: NotePlace) {
      const key = randomHex()
      change(key, { place, body: '', base: null, isMerged: false })
      edit(key)
    },
    write(note: ShownNote, body: string) {
      const base = baseOf(note.key)
      const place = placeOf(note)
      change(note.key, { place, body, base, isMerged: false })
      sending.write(note.key, place, base, body)
    },
    /** Ends the writing: the text is sent at once, and a note without words is dropped. */
    finish(note: ShownNote) {
      edit(null)
      if (isBlank(note.body) && baseOf(note.key) === null) {
        sending.drop(note.key)
        setDeleted((before) => new Set(before).add(note.key))
      } else sending.flush()
    },
    async remove(note: ShownNote) {
      const ask = {
        ...{ title: t.deleteTitle, text: t.deleteText, confirm: t.confirmDelete, danger: true },
      }
      const gone = () => {
        sending.drop(note.key)
        frames.forget(note.key)
        edit(null)
        setDeleted((before) => new Set(before).add(note.key))
      }
      const revision = baseOf(note.key)?.revision
      // Only this device has it.
      if (revision === undefined || revision === null) return (await confirmDialog(ask)) && gone()
      return act(
        noteApi.deleteNote,
        { key: note.key, revision },
        { ask, verb: 'delete', said: t.deleted, refresh: false, done: gone },
      )
    },
  }
}

export type NoteList = ReturnType<typeof useNoteList>

const placeOf = ({ courseId, chapterId, itemId, anchor }: NotePlace | KeptNote): NotePlace => ({
  ...{ courseId, chapterId, itemId, anchor },
})
