import { z } from 'zod'
import { pageAct, type PagePost, type Sent } from '#src/server/pages/page-act.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { accountApi } from '../contract.ts'
import { type CaptchaKind, guardApi } from '#src/features/people/guard/contract.ts'
import { signUpWays, termsVersion } from '../forms.ts'
import { accountPaths } from '../paths.ts'

const text = z.string()
const box = z.literal('on')

/** Returns the contact that the person signs up with; the form sends both fields. */
const chosenOf = ({ by, phone = '', email = '' }: Sent) => (by === 'email' ? email : phone)

const signOut = pageAct(sessionApi.end, () => ({}), 'signOut')

const captchaOf = (kind: CaptchaKind, username: string | undefined) => ({
  kind,
  ...(username && { username }),
})

/** Sign-in, sign-up, choosing a role and sign-out without script: maps the fields to the endpoints. */
export const accountPosts: readonly PagePost[] = [
  {
    path: accountPaths.login(),
    keep: { username: text, remember: box },
    again: ['password'],
    acts: {
      '': pageAct(
        accountApi.login,
        ({ username = '', password = '', remember, captchaId, captcha }) => ({
          username,
          password,
          remember: remember === 'on',
          ...(captchaId !== undefined && { captchaId, captcha }),
        }),
        'signIn',
      ),
      picture: pageAct(guardApi.getCaptcha, ({ username }) => captchaOf('picture', username)),
      question: pageAct(guardApi.getCaptcha, ({ username }) => captchaOf('question', username)),
      'sign-out': signOut,
    },
  },
  {
    path: accountPaths.register(),
    keep: {
      by: z.enum(signUpWays),
      ...{ phone: text, email: text, code: text, username: text, realName: text },
      agreed: box,
    },
    again: ['password'],
    acts: {
      '': pageAct(
        accountApi.register,
        ({ code = '', username = '', password = '', realName = '', agreed, ...contacts }) => ({
          inputNumber: chosenOf(contacts),
          code,
          username,
          password,
          realName,
          // An empty box accepts no version.
          termsVersion: (agreed === 'on' ? termsVersion : '') as typeof termsVersion,
        }),
        'signIn',
      ),
      code: pageAct(accountApi.getVerificationCode, (sent) => ({ inputNumber: chosenOf(sent) })),
    },
  },
  {
    path: accountPaths.role(),
    keep: { role: z.enum(['1', '2']), provinceId: text, schoolName: text, realName: text },
    acts: {
      '': pageAct(
        accountApi.selectRole,
        // A school that is named as it is listed is that school.
        ({ role, provinceId = '', schoolName, realName }) => ({
          role: role as '1' | '2',
          provinceId: provinceId === '' ? Number.NaN : Number(provinceId),
          ...(schoolName && { schoolName }),
          ...(realName && { realName }),
        }),
        'lead',
      ),
      'sign-out': signOut,
    },
  },
]
