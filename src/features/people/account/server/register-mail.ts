import { accountPaths } from '../paths.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { codeMinutes } from '#src/features/people/guard/contract.ts'
import { addressOf, type CodeMailTo, mail, siteName } from '#src/server/outbox/mail-parts.ts'
import { accountTemplates } from './templates-text.ts'

/** Makes the mail or text message with the code for signing up. */
export function registerCodeMail(given: CodeMailTo): Mail {
  const { code } = given
  const site = siteName(given.config)
  return mail(accountTemplates.registerCode, given, {
    subject: {
      zh: `${site.zh}注册验证码：${code}`,
      en: `${code} is your ${site.en} sign-up code`,
    },
    text: {
      zh: `您的注册验证码是 ${code}，${codeMinutes} 分钟内有效。请勿告诉他人；若非本人操作，请忽略。`,
      en: `Your sign-up code is ${code}, valid for ${codeMinutes} minutes. Do not share it. If you did not ask for it, ignore this message.`,
    },
  })
}

/** Tells an account's owner about a second sign-up, because the screen must not reveal that the account exists. */
export function alreadyRegisteredMail(given: CodeMailTo): Mail {
  const site = siteName(given.config)
  const address = addressOf(given, accountPaths.login())
  return mail(accountTemplates.alreadyRegistered, given, {
    subject: { zh: `您已经有${site.zh}账号`, en: `You already have a ${site.en} account` },
    text: {
      zh: `您已经有${site.zh}账号，无需再次注册，请直接登录：${address} 。若非本人操作，请忽略。`,
      en: `You already have a ${site.en} account, so there is no need to sign up again. Sign in here: ${address} . If this was not you, ignore this message.`,
    },
  })
}
