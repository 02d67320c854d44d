import { coinApi } from '#src/features/money/coins/contract.ts'
import { coinPaths } from '#src/features/money/coins/paths.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { profileApi } from '#src/features/people/profile/contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import type { WebViewer } from '#src/shared/page.ts'
import type { pageOf } from '#src/web/page.ts'

type PageApi = ReturnType<typeof pageOf>['api']

/** Reads what a signed-in person can do today: courses in hand, the check-in, a new teacher's first steps. */
export async function loadToday(api: PageApi, { offered }: WebViewer) {
  const isFor = (path: string) => offered.includes(path)
  const [inHand, checkIn, steps] = await Promise.all([
    api(studyApi.getContinue, {}),
    isFor(coinPaths.myCoins()) ? api(coinApi.getCheckIns, {}) : null,
    isFor(verificationPaths.verification()) ? loadSteps(api) : null,
  ])
  return {
    inHand,
    checkIn: checkIn && {
      today: checkIn.today,
      done: checkIn.checkedToday,
      coins: checkIn.next,
      streak: checkIn.streak,
    },
    steps,
  }
}
export type Today = Awaited<ReturnType<typeof loadToday>>
export type Steps = NonNullable<Today['steps']>

/** The state of each first step of a teacher who is not verified; null for other people. */
async function loadSteps(api: PageApi) {
  const [profile, contact, verification] = await Promise.all([
    api(profileApi.getProfile, {}),
    api(accountApi.getStudentInfo, {}),
    api(verificationApi.getVerification, {}),
  ])
  if (profile.roleField !== 'coursesTaught' || verification.verifiedAt !== null) return null
  return {
    profile: Boolean(profile.schoolId && profile.coursesTaught && profile.introduction),
    contact: Boolean(contact.Phone ?? contact.Email),
    verification: verification.isRevoked ? null : (verification.history[0]?.status ?? null),
  }
}
