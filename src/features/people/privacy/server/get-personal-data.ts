import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { isAdmin } from '#src/shared/viewer.ts'
import type { privacyApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { administratorIds } from '#src/features/people/account/server/administrators.ts'
import { readHold } from './deletion-holds.ts'
import { isBeingPacked, type LastExport, lastExport } from './last-export.ts'
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
  const last = await lastExport(db, viewer.id)
  const hold = await readHold(db, viewer.id)
  const lately = await countLately(db, viewer.id)
  return {
    parts,
    download: downloadOf(call, last),
    hold: hold ? { reason: hold.reason, since: hold.createdAt.toISOString() } : null,
    can: {
      requestExport: canOf(mayRequestExport({ waits: isBeingPacked(last), lately })),
      requestDeletion: canOf(mayRequestDeletion(person, usable)),
      cancelDeletion: canOf(mayCancelDeletion(person)),
    },
    deletion: requestedAt
      ? {
          requestedAt: requestedAt.toISOString(),
          erasesAt: hold ? null : erasesAt(requestedAt).toISOString(),
        }
      : null,
  }
}

function downloadOf({ secret }: GetPersonalData, made: LastExport | undefined): Answer['download'] {
  if (!made) return null
  const { status, createdAt, expiresAt, file } = made
  return {
    status,
    createdAt: createdAt.toISOString(),
    url: file && fileUrl({ secret }, file, urlSeconds),
    bytes: file?.size ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
