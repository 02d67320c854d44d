import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { defineErrors } from './errors.ts'

export const sessionErrors = defineErrors('session', {
  refreshRefused: {
    kind: 'sessionEnded',
    zh: '登录已失效，请重新登录',
    en: 'Login expired, please log in again',
  },
})

/** The two calls that the browser's client makes by itself; the account room answers them. */
export const sessionApi = {
  refresh: endpoint({
    method: 'POST',
    path: 'Login/RefreshToken',
    access: 'public',
    cost: 'session',
    summary: {
      zh: '续期登录凭证',
      en: 'Renew the access token and the refresh cookie',
    },
    input: z.object({}),
    answer: z.object({ access_token: z.string(), expires: z.int() }),
    errors: [sessionErrors.refreshRefused],
  }),
  end: endpoint({
    method: 'POST',
    path: 'Login/Logout',
    access: 'public',
    cost: 'session',
    summary: {
      zh: '退出登录',
      en: 'Sign out: end this session, if there is one, and clear its cookie',
    },
    input: z.object({}),
    answer: z.object({}),
  }),
}
