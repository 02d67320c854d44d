import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import { type privacyApi, privacyErrors } from '../contract.ts'
import { dataExports } from '../tables.ts'
import { exportLinkMail } from './export-mail.ts'

/**
 * Sends the link to a download that an administrator asked for. It goes to the person's own contact, so that
 * no administrator holds the data, and it works without a sign-in, because the account may be disabled.
 */
export async function sendExportLink(
  { outbox, config }: Pick<Kernel, 'outbox' | 'config'>,
  tx: Tx,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId))
  const target = person?.email ?? person?.phone
  if (!person || !target) return
  const token = newCredential()
  await tx
    .update(dataExports)
    .set({ linkHash: hashCredential(token) })
    .where(eq(dataExports.id, id))
  const to = { target, locale: person.locale ?? defaultLocale, config }
  await outbox.send(tx, exportLinkMail(to, token))
}

/** How long the address of the file is good for: the page asks for a new one each time it opens. */
const urlSeconds = 600

/** Opens the link of a download. */
export async function openExport({ db, input, secret }: Call<typeof privacyApi.openExport>) {
  const [found] = await db
    .select({ userName: users.username, expiresAt: dataExports.expiresAt, file: files })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .innerJoin(files, eq(files.id, dataExports.fileId))
    .where(
      and(
        eq(dataExports.linkHash, hashCredential(input.token)),
        gt(dataExports.expiresAt, sql`now()`),
        isNull(users.erasedAt),
      ),
    )
  if (!found) throw new AppError(privacyErrors.exportGone)
  const { userName, expiresAt, file } = found
  return {
    userName,
    url: fileUrl({ secret }, file, urlSeconds),
    bytes: file.size,
    expiresAt: expiresAt!.toISOString(),
  }
}
