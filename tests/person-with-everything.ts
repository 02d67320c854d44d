import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { nameSubject, personSubject } from '#src/features/people/account/server/sign-in-failures.ts'
import { users } from '#src/features/people/account/tables.ts'
import { sealPayment } from '#src/features/people/profile/server/payment.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { defineActs } from '#src/server/audit/acts.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { World } from './world.ts'

const { anyAct } = defineActs('test', { anyAct: { zh: '做了', en: 'Did it' } })

/** A person with rows in each part of personal data; every text contains `mark`. */
export async function personWithEverything({ app, newUser, newCourse }: World, mark: string) {
  const { kernel } = app
  const { db } = kernel
  const person = await newUser('teacher', { username: `${mark}_name`, realName: `林 ${mark}-real` })
  const userId = person.id
  const phone = `139${String(userId).padStart(8, '0')}`
  const email = `${mark}@mail.example`
  const secret = (what: string) =>
    createHash('sha256').update(`${mark} ${what}`).digest('base64url')
  const payment = { method: 'alipay' as const, account: `${mark}@pay.example`, name: '林' }
  await db
    .update(users)
    .set({
      ...{ phone, email, passwordHash: secret('password') },
      ...{ introduction: `${mark}-introduction`, introductionEn: `${mark}-english` },
      ...{ nickname: `${mark}-nickname`, college: `${mark}-college` },
      ...{
        paymentSealed: sealPayment(kernel.secret, userId, payment),
        lockedReason: `${mark}-told-to-administrators`,
      },
    })
    .where(eq(users.id, userId))

  const keep = async (name: string, sealed = false, visibility: 'public' | 'private' = 'private') =>
    saveFile(kernel, {
      bytes: Buffer.from(`${mark}-${name.split('.')[0]}`),
      name: `${mark}-${name}`,
      mime: 'text/plain',
      ownerId: userId,
      visibility,
      sealed,
    })
  const avatar = await keep('avatar.txt', false, 'public')
  const attachment = await keep('attachment.txt')
  const document = await keep('document.png', true)
  await db.update(users).set({ avatarFileId: avatar.id }).where(eq(users.id, userId))
  const film = await saveFile(kernel, {
    ...{ bytes: Buffer.from('film'), name: 'film.mp4', mime: 'video/mp4' },
    ...{ visibility: 'private' as const, ownerId: null },
  })
  const { courseId, itemIds } = await newCourse({
    fee: 30,
    ownerId: userId,
    chapters: [{ name: 'chapter', items: [{ kind: 'video', name: 'video', fileId: film.id }] }],
    teachers: [
      { userId, name: `${mark}-teacher`, introduction: `${mark}-card`, avatarFileId: avatar.id },
    ],
  })
  const { courseId: paidId } = await newCourse({ fee: 5 })

  await db.transaction((tx) =>
    transferCoins(tx, {
      ...{ key: `test:${userId}`, reason: 'opening', amount: 100 },
      ...{ from: { system: 'issue' }, to: { userId } },
    }),
  )
  await person(coinApi.checkIn, {})
  await person(courseApi.join, { courseId: paidId, fee: 5 })
  await db.transaction((tx) =>
    recordAct(tx, { viewer: { id: userId }, origin: { ip: '192.0.2.1', requestId: 'r' } }, anyAct, {
      subjectUserId: userId,
    }),
  )
  const at = sql`now() + interval '1 day'`
  const rows = [
    sql`insert into course_reviews (course_id, user_id, halves, content)
      values (${courseId}, ${userId}, 9, ${`${mark}-review`})`,
    sql`update courses set rating_count = 1, rating_halves = 9 where id = ${courseId}`,
    sql`insert into user_custom_roles (user_id, role) values (${userId}, 'editor')`,
    sql`insert into rotated_credentials (hash, salt, session_id)
      select ${secret('rotated')}, '', id from sessions where user_id = ${userId}`,
    sql`insert into reset_links (token_hash, user_id, made_by_id, expires_at)
      values (${secret('link')}, ${userId}, ${userId}, ${at})`,
    sql`insert into verification_codes (target, purpose, code_hash, guesses_left, expires_at)
      values (${phone}, 'bind', ${secret('code')}, 5, ${at})`,
    sql`insert into code_limits (subject, day, sent, last_sent_at) values (${email}, now(), 1, now())`,
    sql`insert into sign_in_failures (subject, failures, last_failed_at)
      values (${personSubject(userId)}, 1, now()), (${nameSubject(email)}, 1, now())`,
    sql`insert into outbox_messages (channel, "to", template, locale, subject, text, status)
      values ('mail', ${email}, 'test', 'zh-CN', ${`${mark}-subject`}, ${secret('mail')}, 'kept')`,
    sql`insert into saved_filters (user_id, screen, name, query)
      values (${userId}, 'people', ${`${mark}-filter`}, '')`,
    sql`insert into data_exports (user_id, status) values (${userId}, 'failed')`,
    sql`insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en)
      values (${userId}, 'system', ${`${mark}-message`}, '', '', '')`,
    sql`insert into message_switches (user_id, kind, channel, enabled)
      values (${userId}, 'course', 'mail', false)`,
    sql`insert into message_bundles (user_id, channel, sent_at) values (${userId}, 'mail', now())`,
    sql`with made as (
        insert into teacher_verifications (user_id, real_name, courses_taught, note)
        values (${userId}, ${`${mark}-verified`}, '', ${`${mark}-note`}) returning id)
      insert into verification_documents (verification_id, position, file_id)
      select id, 0, ${document.id} from made`,
    sql`insert into feedback (id, user_id, name, mobile, remark, attachment_file_id)
      values (${randomUUID()}, ${userId}, ${`${mark}-sender`}, ${phone}, ${`${mark}-remark`}, ${attachment.id})`,
    sql`insert into study_progress (user_id, item_id, course_id) values (${userId}, ${itemIds[0]}, ${courseId})`,
    sql`insert into study_clocks (user_id) values (${userId})`,
    sql`insert into study_places (user_id, item_id, course_id) values (${userId}, ${itemIds[0]}, ${courseId})`,
    sql`with q as (insert into questions (owner_id, type, stem) values (${userId}, 'blank', ${`stem of ${userId}`})
        returning id),
      z as (insert into quizzes (title) values ('quiz') returning id),
      a as (insert into quiz_attempts (quiz_id, user_id, status, score, max_score, passed)
        select id, ${userId}, 'handedIn', 3, 5, true from z returning id),
      o as (insert into quiz_attempts (quiz_id, user_id, status) select id, ${userId}, 'open' from z),
      w as (insert into attempt_answers (attempt_id, question_id, texts, revision, score)
        select a.id, q.id, array[${`${mark}-answer`}], 1, 3 from a, q)
      insert into wrong_questions (user_id, question_id, last_attempt_id)
      select ${userId}, q.id, a.id from a, q`,
  ]
  for (const one of rows) await db.execute(one)
  const words = [
    'name',
    'nickname',
    'college',
    'introduction',
    'english',
    'review',
    'card',
    'filter',
  ]
    .concat(['message', 'verified', 'note', 'sender', 'remark', 'answer', 'avatar', 'teacher'])
    .concat(['attachment', 'subject', 'real'])
    .map((what) => `${mark}${what === 'name' ? '_' : '-'}${what}`)
  return {
    person,
    given: {
      courseId,
      /** Stored sealed: part of the download, but readable in no table. */
      sealed: payment.account,
      words: [...words, phone, email],
      secrets: ['password', 'rotated', 'link', 'code', 'mail'].map(secret),
      blobs: [avatar.key, attachment.key, document.key],
    },
  }
}
