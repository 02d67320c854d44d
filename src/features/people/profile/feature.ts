import { feature } from '#src/server/feature.ts'
import { profileApi } from './contract.ts'
import { profileActs } from './server/acts-text.ts'
import { getProfile } from './server/get-profile.ts'
import { profilePart } from './server/personal-data.ts'
import { profileRules } from './server/rules-text.ts'
import { updateProfile } from './server/update-profile.ts'

/** A person’s own profile. */
export const profileFeature = feature({
  name: 'people/profile',
  title: { zh: '个人资料', en: 'Profile' },
  calls: [
    [profileApi.getProfile, getProfile],
    [profileApi.updateStudentInfo, updateProfile],
  ],
  personalData: (kernel) => [profilePart(kernel)],
  audit: profileActs,
  rules: profileRules,
})
