import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { accountApi } from './contract.ts'
import { identityRoutes } from '#src/features/people/security/feature.ts'
import { peopleRoutes } from '#src/features/office/people/feature.ts'
import { privacyRoutes } from '#src/features/people/privacy/feature.ts'
import { profileRoutes } from '#src/features/people/profile/feature.ts'
import { verificationRoutes } from '#src/features/people/verification/feature.ts'
import { getCaptcha } from './server/get-captcha.ts'
import { logIn } from './server/log-in.ts'
import { logOut } from './server/log-out.ts'
import {
  getStudentInfo,
  listProvinces,
  listSchools,
  listSchoolsOfProvince,
} from './server/get-student-info.ts'
import { refreshToken } from './server/refresh-token.ts'
import { registerUser } from './server/register-user.ts'
import { selectRole } from './server/select-role.ts'
import { sendRegisterCode } from './server/send-code.ts'
import { scheduleTidying } from './server/tidy.ts'

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
