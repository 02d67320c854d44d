import { officeName } from '#src/features/people/account/server/office-name.ts'
import type { Locale } from '#src/shared/locale.ts'

/**
 * Returns the name on an application's documents for a reviewer. The account's English spelling belongs to
 * the account's name, so it stands beside that name only.
 */
export const applicantName = (
  { realName }: { realName: string },
  account: { realName: string; realNameEn: string | null },
  locale: Locale,
): string =>
  officeName(account.realName === realName ? account : { realName, realNameEn: null }, locale)
