import { eq, sql } from 'drizzle-orm'
import { forgetRecipients } from '#src/server/outbox/forget-recipients.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { sessions, userCustomRoles, users } from '../tables.ts'
import { deleteCodes } from '#src/features/people/guard/server/send-code.ts'
import { contactsOf } from './contacts-of.ts'
import { personSubject } from '#src/features/people/guard/server/subjects.ts'
import { clearTries, clearTriesOfNames } from '#src/features/people/guard/server/tries.ts'

const ownContacts = (userId: number) => sql`
  select unnest(array[phone, email]) from users where id = ${userId}`

/** Personal data of sign-ins and of mail. Erased while the contacts are still known. */
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
    id: 'codes',
    name: { zh: '验证码发送记录', en: 'Verification codes sent to you' },
    tables: ['verification_codes', 'code_limits'],
    fate: 'deleted',
    rows: (userId) => sql`
      select target, purpose, created_at, expires_at, used_at from verification_codes
      where target in (${ownContacts(userId)}) order by verification_codes.id`,
    async erase(tx, userId) {
      await deleteCodes(tx, await contactsOf(tx, userId))
    },
  }),
  personalPart({
    id: 'tries',
    name: { zh: '登录失败计数', en: 'Failed sign-ins' },
    tables: ['tries'],
    fate: 'deleted',
    rows: (userId) => sql`
      select failures, last_failed_at from tries
      where subject = ${personSubject(userId)}`,
    async erase(tx, userId) {
      const [user] = await tx
        .select({ username: users.username })
        .from(users)
        .where(eq(users.id, userId))
      await clearTries(tx, personSubject(userId))
      const names = [user?.username ?? '', ...(await contactsOf(tx, userId))]
      await clearTriesOfNames(tx, names)
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
  personalPart({
    id: 'custom-roles',
    name: { zh: '管理角色', en: 'Roles in the back office' },
    tables: ['user_custom_roles'],
    fate: 'deleted',
    rows: (userId) =>
      sql`select role from user_custom_roles where user_id = ${userId} order by role`,
    async erase(tx, userId) {
      await tx.delete(userCustomRoles).where(eq(userCustomRoles.userId, userId))
    },
  }),
  personalPart({
    id: 'audit-log',
    name: { zh: '安全与管理操作记录', en: 'Record of security and administration' },
    tables: ['audit_log'],
    fate: {
      anonymous: {
        zh: '依法留存的操作记录不可更改，其中只有编号与网络地址（IP），没有姓名与联系方式',
        en: 'The record is kept by law and cannot be changed. It holds numbers and network addresses (IP), no names and no contacts',
      },
    },
    // Another person's network address is that person's data, so only the own one is included.
    rows: (userId) => sql`
      select at, action, actor_id = ${userId} as by_you,
        coalesce(subject_user_id = ${userId}, false) as about_you,
        case when actor_id = ${userId} then ip end as ip
      from audit_log where actor_id = ${userId} or subject_user_id = ${userId}
      order by audit_log.id`,
    async erase() {},
  }),
]
