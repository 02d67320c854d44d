import { desc, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { isAdmin } from '#src/shared/viewer.ts'
import type { privacyApi } from '../contract.ts'
import { dataExports } from '../tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { administratorIds } from '#src/features/people/account/server/administrators.ts'
import { packingHours } from './make-export.ts'
import { profileFirst } from './profile-first.ts'
import { countLately } from './request-export.ts'
import { mayCancelDeletion, mayRequestDeletion, mayRequestExport } from './rules.ts'
import { erasesAt } from '#src/features/people/account/server/deletion-date.ts'

type GetPersonalData = Call<typeof privacyApi.getPersonalData>
type Answer = AnswerOf<typeof privacyApi.getPersonalData>

/** How long the address of a download is good for: the page that shows it asks for a new one. */
const urlSeconds = 600

/** The viewer's personal data, its fate in a deletion, the last download and the deletion's state. */
export async function getPersonalData(call: GetPersonalData): Promise<Answer> {
  const { db, viewer, personalData } = call
  const parts: Answer['parts'] = []
  // One question for each part, however much there is in it.
  for (const { name, fate, count } of profileFirst(personalData.parts)) {
    const [kind, why] = fate === 'deleted' ? [fate, null] : (['anonymous', fate.anonymous] as const)
    parts.push({ name, rows: await count(db, viewer.id), fate: kind, why })
  }
  const [user] = await db
    .select({ requestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.id, viewer.id))
  const requestedAt = user?.requestedAt ?? null
  const isAdministrator = isAdmin(viewer)
  const usable = isAdministrator ? await administratorIds(db) : []
  const person = { id: viewer.id, isAdministrator, deletionRequestedAt: requestedAt }
  const download = await lastDownload(call)
  const lately = await countLately(db, viewer.id)
  return {
    parts,
    download,
    can: {
      requestExport: canOf(mayRequestExport({ waits: isBeingPacked(download), lately })),
      requestDeletion: canOf(mayRequestDeletion(person, usable)),
      cancelDeletion: canOf(mayCancelDeletion(person)),
    },
    deletion: requestedAt
      ? { requestedAt: requestedAt.toISOString(), erasesAt: erasesAt(requestedAt).toISOString() }
      : null,
  }
}

/** One that no job will finish any more does not stand in the way of the next. */
const isBeingPacked = (download: Answer['download']): boolean =>
  download?.status === 'waiting' &&
  Date.parse(download.createdAt) > Date.now() - packingHours * 3_600_000

async function lastDownload({ db, viewer, secret }: GetPersonalData): Promise<Answer['download']> {
  const [row] = await db
    .select()
    .from(dataExports)
    .leftJoin(files, eq(files.id, dataExports.fileId))
    .where(eq(dataExports.userId, viewer.id))
    .orderBy(desc(dataExports.id))
    .limit(1)
  if (!row) return null
  const { data_exports: made, files: file } = row
  const isThere = file !== null && made.expiresAt !== null && made.expiresAt.getTime() > Date.now()
  return {
    status: made.status,
    createdAt: made.createdAt.toISOString(),
    url: isThere ? fileUrl({ secret }, file, urlSeconds) : null,
    bytes: isThere ? file.size : null,
    expiresAt: made.expiresAt?.toISOString() ?? null,
  }
}
