import { eq, sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { profileApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { maskedPayment, openPayment } from './payment.ts'
import { mayChangeName, mayChangeSchool } from './rules.ts'

type GetProfile = Call<typeof profileApi.getProfile>

/** All that I have said about myself; where rewards are paid to only as far as to recognise it. */
export async function getProfile({
  db,
  viewer,
  locale,
  secret,
  log,
}: Pick<GetProfile, 'db' | 'viewer' | 'locale' | 'secret' | 'log'>): Promise<
  AnswerOf<typeof profileApi.getProfile>
> {
  const [row] = await db
    .select({
      user: users,
      fileId: files.id,
      fileName: files.name,
      provinceId: schools.provinceId,
      schoolName: sql<string | null>`${inLanguage(locale, 'schools', 'name')}`,
      schoolStatus: schools.auditStatus,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, viewer.id))
  const { user, fileId, fileName } = row!
  const payment = openPayment({ secret, log }, user)
  return {
    userId: user.id,
    userName: user.username,
    photo: fileId && fileName ? publicFileUrl({ id: fileId, name: fileName }) : null,
    realName: user.realName,
    realNameEn: user.realNameEn ?? '',
    pinyinName: latinName(user.realName),
    nickname: user.nickname,
    gender: user.gender,
    provinceId: row!.provinceId,
    schoolId: user.schoolId,
    schoolName: row!.schoolName ?? '',
    schoolPending: row!.schoolStatus === 'pending',
    college: user.college,
    major: user.major,
    studentNumber: user.studentNumber,
    coursesTaught: user.coursesTaught,
    introduction: user.introduction,
    introductionEn: user.introductionEn ?? '',
    accountRole: user.accountRole,
    roleField: user.accountRole === '2' ? 'coursesTaught' : 'studentNumber',
    verifiedAt: user.verifiedAt?.toISOString() ?? null,
    payment: payment && maskedPayment(payment),
    can: {
      changeName: canOf(mayChangeName(user)),
      changeSchool: canOf(mayChangeSchool(user)),
    },
  }
}
