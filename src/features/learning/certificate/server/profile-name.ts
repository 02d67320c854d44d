import { latinName } from '#src/server/text/latin-name.ts'

/** The names of a person as a certificate prints them. */
export const printedNames = (user: { realName: string; realNameEn: string | null }) => ({
  name: user.realName,
  nameEn: user.realNameEn || latinName(user.realName),
})
