import { eq, sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { mayChange, visibleState } from '#src/features/learning/course/server/access.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { mayManage } from '#src/features/learning/course/server/rules.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import type { OfferValues } from '../forms.ts'
import { certificateOffers } from '../tables.ts'

interface Row extends Record<string, unknown> {
  kind: CourseKind
  course: string
  fee: number
  seconds: number
  school: string | null
  schoolEn: string | null
  owner: string | null
  ownerEn: string | null
  issued: number
  asked: number
}

/** Reads the certificate of a course for its teachers; before the first one, values to begin with. */
export async function getOffer(
  call: Call<typeof certificateApi.getOffer>,
): Promise<AnswerOf<typeof certificateApi.getOffer>> {
  const { db, viewer, locale, secret, input } = call
  const { courseId } = input
  const state = await visibleState(db, courseId, viewer)
  must(mayManage(state))
  const [{ rows }, offer, change] = await Promise.all([
    db.execute<Row>(sql`
      select c.kind, ${draftName(locale)} as course, c.fee, c.duration_seconds as seconds,
        s.name as school, s.name_en as "schoolEn", u.real_name as owner, u.real_name_en as "ownerEn",
        (select count(*)::int from certificates x where x.course_id = c.id) as issued,
        (select count(*)::int from certificates x where x.course_id = c.id and x.asked_at is not null) as asked
      from courses c left join schools s on s.id = c.school_id left join users u on u.id = c.owner_id
      where c.id = ${courseId}`),
    readOffer(db, courseId),
    mayChange(db, state, viewer),
  ])
  const row = rows[0]!
  const urlOf = (fileId: number | null | undefined) =>
    fileId ? fileUrl({ secret }, { id: fileId, name: 'picture.png', visibility: 'private' }) : null
  return {
    ...{ courseId, kind: row.kind, course: row.course, fee: row.kind === 'open' ? row.fee : 0 },
    ...{ issued: row.issued, asked: row.asked, exists: offer !== undefined },
    values: offer ? valuesOf(offer) : firstValues(row, siteInfo(call.config).name),
    ...{ sealUrl: urlOf(offer?.sealFileId), signatureUrl: urlOf(offer?.signatureFileId) },
    can: { save: canOf(change) },
  }
}

const valuesOf = (offer: typeof certificateOffers.$inferSelect): OfferValues => ({
  ...{ offered: offer.offered, template: offer.template },
  ...{ institution: offer.institution, institutionEn: offer.institutionEn },
  ...{ signer: offer.signer, signerEn: offer.signerEn },
  ...{ signerTitle: offer.signerTitle, signerTitleEn: offer.signerTitleEn },
  ...{ hours: String(offer.hours), validMonths: String(offer.validMonths ?? '') },
  ...{ showsMark: offer.showsMark, asksFee: offer.asksFee, seal: 'keep', signature: 'keep' },
})

/** A class hour has 45 minutes. */
const classHour = 45 * 60

const firstValues = (row: Row, site: { zh: string; en: string }): OfferValues => ({
  ...{ offered: true, template: 'classic' },
  institution: row.school ?? site.zh,
  institutionEn: row.schoolEn || (row.school ?? site.en),
  signer: row.owner ?? '',
  signerEn: row.ownerEn || latinName(row.owner ?? ''),
  ...{ signerTitle: '', signerTitleEn: '' },
  hours: String(Math.max(1, Math.round(row.seconds / classHour))),
  ...{ validMonths: '', showsMark: false, asksFee: row.kind === 'open' && row.fee > 0 },
  ...{ seal: 'none', signature: 'none' },
})

async function readOffer(db: Db, courseId: number) {
  const [offer] = await db
    .select()
    .from(certificateOffers)
    .where(eq(certificateOffers.courseId, courseId))
  return offer
}
