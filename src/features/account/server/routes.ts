import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { accountApi } from '../contract.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { verificationRoutes } from './verification/verification-routes.ts'
import { getCaptcha } from './sign-in/get-captcha.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import { getStudentInfo, listProvinces, listSchools, listSchoolsOfProvince } from './queries.ts'
import { refreshToken } from './sign-in/refresh-token.ts'
import { registerUser } from './sign-in/register-user.ts'
import { selectRole } from './sign-in/select-role.ts'
import { sendRegisterCode } from './sign-in/send-code.ts'
import { scheduleTidying } from './tidy.ts'

/** Also declares the feature's job, so it is called before `jobs.start()`. */
export function accountRoutes(kernel: Kernel): void {
  mount(kernel, accountApi.login, logIn)
  mount(kernel, accountApi.refreshToken, refreshToken)
  mount(kernel, accountApi.logout, logOut)
  mount(kernel, accountApi.getCaptcha, getCaptcha)
  mount(kernel, accountApi.getVerificationCode, sendRegisterCode)
  mount(kernel, accountApi.register, registerUser)
  mount(kernel, accountApi.getProvinces, listProvinces)
  mount(kernel, accountApi.getSchools, listSchools)
  mount(kernel, accountApi.getSchoolsOfProvince, listSchoolsOfProvince)
  mount(kernel, accountApi.selectRole, selectRole)
  mount(kernel, accountApi.getStudentInfo, getStudentInfo)
  identityRoutes(kernel)
  profileRoutes(kernel)
  verificationRoutes(kernel)
  peopleRoutes(kernel)
  privacyRoutes(kernel)
  scheduleTidying(kernel)
}
