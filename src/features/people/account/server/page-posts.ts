import { pageAct, type PagePost } from '#src/server/pages/page-act.ts'
import { accountApi } from '../contract.ts'
import { termsVersion } from '../forms.ts'
import { accountPaths } from '../paths.ts'

/** Sign-in and sign-up without script: maps the fields of the two forms to the endpoints. */
export const accountPosts: readonly PagePost[] = [
  {
    path: accountPaths.login(),
    keep: ['username', 'remember'],
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
    },
  },
  {
    path: accountPaths.register(),
    keep: ['by', 'phone', 'email', 'code', 'username', 'realName', 'agreed'],
    acts: {
      '': pageAct(
        accountApi.register,
        ({ phone, email, code = '', username = '', password = '', realName = '', agreed }) => ({
          inputNumber: email || phone || '',
          code,
          username,
          password,
          realName,
          // An empty box accepts no version.
          termsVersion: (agreed === 'on' ? termsVersion : '') as typeof termsVersion,
        }),
        'signIn',
      ),
      code: pageAct(accountApi.getVerificationCode, ({ phone, email }) => ({
        inputNumber: email || phone || '',
      })),
    },
  },
]
