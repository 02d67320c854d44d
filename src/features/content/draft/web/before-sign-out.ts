import { formatsOf, textOf } from '#src/web/i18n.tsx'
import { pageLocale } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { browserDevice } from './keep-acts.ts'
import { forgetUploads } from './kept-uploads.ts'
import { saveText } from './save-text.ts'
import { sendAll } from './use-draft.ts'

/** So long a sign-out waits for the server to take what is unsent. */
const waitMs = 3000

/**
 * Sends what a person has typed and takes it off this device, which the next person may share. What the server does
 * not take now is deleted only with the person's consent. @returns whether to sign out
 */
export async function clearBeforeSignOut(personId: number): Promise<boolean> {
  await Promise.race([sendAll(), new Promise((done) => setTimeout(done, waitMs))])
  const device = browserDevice()
  const rows = (await quietly(device.ofPerson(personId))) ?? []
  const unsent = rows.filter(({ conflict }) => !conflict || conflict.isEdited).length
  if (unsent > 0) {
    const locale = pageLocale()
    const t = textOf(saveText, locale)
    const isAgreed = await confirmDialog({
      title: t.signOutTitle,
      text: t.signOutText(formatsOf(locale).number(unsent)),
      confirm: t.signOut,
      danger: true,
    })
    if (!isAgreed) return false
  }
  await quietly(
    device.write(
      [],
      rows.map(({ id }) => id),
    ),
  )
  forgetUploads()
  return true
}
