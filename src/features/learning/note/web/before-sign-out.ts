import { pageLocale } from '#src/web/api.ts'
import { formatsOf, textOf } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { keepStored } from '#src/web/stored.ts'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { frameStore } from './frame-store.ts'
import { unsentNotes } from './note-store.ts'
import { signOutText } from './sign-out-text.ts'

/**
 * Takes the notes, their frames and the answers of a person off this device, which the next person may share: those that the
 * server has not taken only with consent. @returns whether to sign out
 */
export async function clearNotesBeforeSignOut(personId: number): Promise<boolean> {
  const unsent = unsentNotes(personId)
  const frames = (await quietly(frameStore.of(personId))) ?? []
  // A note and its frames are one to their writer.
  const ofNotes = new Set(
    frames
      .map(({ note }) => note)
      .filter((key) => !unsent.some((name) => name.endsWith(`:${key}`))),
  )
  const count = unsent.length + ofNotes.size
  if (count === 0) return true
  const locale = pageLocale()
  const t = textOf(signOutText, locale)
  const isAgreed = await confirmDialog({
    ...{ title: t.title, text: t.text(formatsOf(locale).number(count)) },
    ...{ confirm: t.confirm, danger: true },
  })
  if (!isAgreed) return false
  for (const name of unsent) keepStored('local', name, undefined)
  await quietly(frameStore.removeAll(personId))
  return true
}
