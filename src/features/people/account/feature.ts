import { sessionApi } from '#src/shared/session-contract.ts'
import { feature } from '#src/server/feature.ts'
import { openSessionSource } from '#src/server/media/media-token.ts'
import { sessionSource } from '#src/server/http/session.ts'
import { provide } from '#src/server/ports.ts'
import { uploaderSource } from '#src/server/storage/upload-limits.ts'
import { accountApi } from './contract.ts'
import { accountActs } from './server/acts-text.ts'
import { accountTemplates } from './server/templates-text.ts'
import { findSession } from './server/find-session.ts'
import { getStudentInfo } from './server/get-student-info.ts'
import { logIn } from './server/log-in.ts'
import { logOut } from './server/log-out.ts'
import { accountPosts } from './server/page-posts.ts'
import { loginParts } from './server/personal-data.ts'
import { refreshToken } from './server/refresh-token.ts'
import { registerUser } from './server/register-user.ts'
import { accountRules } from './server/rules-text.ts'
import { selectRole } from './server/select-role.ts'
import { sendRegisterCode } from './server/send-register-code.ts'
import { tidyJob } from './server/tidy.ts'
import { uploadImage } from './server/upload-image.ts'
import { sessionIsOpen } from './server/session-is-open.ts'
import { uploaderOf } from './server/uploader-of.ts'

/** Accounts: sign-up, sign-in, roles and sessions. */
export const accountFeature = feature({
  name: 'people/account',
  title: { zh: '登录与注册', en: 'Sign-in and sign-up' },
  calls: [
    [accountApi.login, logIn],
    [sessionApi.refresh, refreshToken],
    [sessionApi.end, logOut],
    [accountApi.getVerificationCode, sendRegisterCode],
    [accountApi.register, registerUser],
    [accountApi.selectRole, selectRole],
    [accountApi.getStudentInfo, getStudentInfo],
    [accountApi.uploadImage, uploadImage],
  ],
  jobs: [tidyJob],
  pagePosts: accountPosts,
  personalData: loginParts,
  rules: accountRules,
  provides: [
    provide(sessionSource, findSession),
    provide(openSessionSource, sessionIsOpen),
    provide(uploaderSource, uploaderOf),
  ],
  audit: accountActs,
  templates: accountTemplates,
})
