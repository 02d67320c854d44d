import { eq, inArray, sql } from 'drizzle-orm'
import { forgetRecipients } from '#src/server/outbox/forget-recipients.ts'
import { personalPart } from '#src/server/personal-data.ts'
import {
  codeLimits,
  sessions,
  signInFailures,
  users,
  verificationCodes,
  resetLinks,
} from '../tables.ts'
import { contactsOf } from './contacts-of.ts'
import { nameSubject, personSubject } from './sign-in-failures.ts'

const ownContacts = (userId: number) => sql`
  select unnest(array[phone, email]) from users where id = ${userId}`

/** What signing in and writing to a person leave behind. Erased while the contacts are still known. */
export const loginParts = [
  personalPart({
    id: 'sessions',
    name: { zh: '登录设备与记录', en: 'Devices and sign-ins' },
    tables: ['sessions', 'rotated_credentials'],
    fate: 'deleted',
    rows: (userId) => sql`
      select user_agent, ip, remembered, created_at, last_used_at, ended_at
      from sessions where user_id = ${userId} order by sessions.id`,
    async erase(tx, userId) {
      await tx.delete(sessions).where(eq(sessions.userId, userId))
    },
  }),
  personalPart({
    id: 'reset-links',
    name: { zh: '密码重置链接', en: 'Links to reset your password' },
    tables: ['reset_links'],
    fate: 'deleted',
    rows: (userId) => sql`
      select created_at, expires_at, used_at from reset_links where user_id = ${userId}
      order by created_at`,
    async erase(tx, userId) {
      await tx.delete(resetLinks).where(eq(resetLinks.userId, userId))
      // Those he made for others stay theirs, without his number.
      await tx.update(resetLinks).set({ madeById: null }).where(eq(resetLinks.madeById, userId))
    },
  }),
  personalPart({
    id: 'codes',
    name: { zh: '验证码发送记录', en: 'Verification codes sent to you' },
    tables: ['verification_codes', 'code_limits'],
    fate: 'deleted',
    rows: (userId) => sql`
      select target, purpose, created_at, expires_at, used_at from verification_codes
      where target in (${ownContacts(userId)}) order by verification_codes.id`,
    async erase(tx, userId) {
      const contacts = await contactsOf(tx, userId)
      if (contacts.length === 0) return
      await tx.delete(verificationCodes).where(inArray(verificationCodes.target, contacts))
      await tx.delete(codeLimits).where(inArray(codeLimits.subject, contacts))
    },
  }),
  personalPart({
    id: 'sign-in-failures',
    name: { zh: '登录失败计数', en: 'Failed sign-ins' },
    tables: ['sign_in_failures'],
    fate: 'deleted',
    rows: (userId) => sql`
      select failures, last_failed_at from sign_in_failures
      where subject = ${personSubject(userId)}`,
    async erase(tx, userId) {
      const [user] = await tx
        .select({ username: users.username })
        .from(users)
        .where(eq(users.id, userId))
      const names = [user?.username ?? '', ...(await contactsOf(tx, userId))].map(nameSubject)
      await tx
        .delete(signInFailures)
        .where(inArray(signInFailures.subject, [personSubject(userId), ...names]))
    },
  }),
  personalPart({
    id: 'sent',
    name: { zh: '发给您的邮件与短信', en: 'Mail and text messages to you' },
    tables: ['outbox_messages'],
    fate: 'deleted',
    // Without the text, which may hold a code or a link that still works.
    rows: (userId) => sql`
      select channel, "to", template, subject, status, created_at, sent_at from outbox_messages
      where "to" in (${ownContacts(userId)}) order by outbox_messages.id`,
    async erase(tx, userId) {
      await forgetRecipients(tx, await contactsOf(tx, userId))
    },
  }),
]
