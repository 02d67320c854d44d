import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { certificates } from '../tables.ts'
import { noWish } from './wish.ts'

/** The personal data in certificates. */
export const certificateParts = [
  personalPart({
    id: 'certificates',
    name: { zh: '证书', en: 'Certificates' },
    tables: ['certificates'],
    fate: {
      anonymous: {
        zh: '姓名、PDF、图片与数字凭证删除；编号保留，验证时说明“应持有人意愿撤回”',
        en: 'Your name, the PDF, the picture and the credential are deleted. The code stays, and says that the certificate was withdrawn at the wish of its holder',
      },
    },
    rows: (userId) => sql`
      select code, name, name_en, course, course_en, hours, mark, institution, institution_en, signer,
        signer_en, completed_on, issued_on, expires_on, paid, credential, revoked_at, revoked_reason,
        revoked_words, asked_name, asked_name_en, asked_words, asked_at
      from certificates where user_id = ${userId} order by id`,
    async erase(tx, userId) {
      const own = eq(certificates.userId, userId)
      const made = await tx
        .select({ pdf: certificates.pdfFileId, jpg: certificates.jpgFileId })
        .from(certificates)
        .where(own)
      await tx
        .update(certificates)
        .set({
          ...{ ...noWish, name: '', nameEn: '', credential: null, revokedWords: '' },
          ...{ pdfFileId: null, jpgFileId: null, userId: null },
          // One that was revoked for misconduct stays so.
          revokedAt: sql`coalesce(revoked_at, now())`,
          revokedReason: sql`coalesce(revoked_reason, 'holder')`,
        })
        .where(own)
      const fileIds = made.flatMap(({ pdf, jpg }) => [pdf, jpg]).filter((id) => id !== null)
      await detachFiles(tx, fileIds)
    },
  }),
]
