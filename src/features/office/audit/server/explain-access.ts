import { eq, sql } from 'drizzle-orm'
import { shutOut } from '#src/features/people/account/server/rules.ts'
import { userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { decideCall, decidePage, type Standing } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { CustomRole } from '#src/shared/viewer.ts'
import { isBuilt } from '#src/shared/page-row.ts'
import { type auditApi, auditErrors } from '../contract.ts'
import { factsOf } from './access-facts-text.ts'

/** Explains a person's rights, page by page and call by call, by asking the code that decides. */
export async function explainAccess({
  db,
  registry,
  pageRows,
  objectRules,
  input,
}: Call<typeof auditApi.explainAccess>) {
  const [person] = await db
    .select({
      accountRole: users.accountRole,
      verifiedAt: users.verifiedAt,
      lockedAt: users.lockedAt,
      erasedAt: users.erasedAt,
      deletionRequestedAt: users.deletionRequestedAt,
      customRoles: sql<CustomRole[]>`array(
          select ${userCustomRoles.role} from ${userCustomRoles}
          where ${userCustomRoles.userId} = ${users.id} order by 1)`,
    })
    .from(users)
    .where(eq(users.id, input.userId))
  if (!person) throw new AppError(auditErrors.personUnknown)
  const shut = shutOut(person)
  const standing: Standing = shut ? null : person
  return {
    facts: factsOf(person),
    pages: pageRows.filter(isBuilt).map((row) => ({
      path: row.path,
      title: row.title,
      ...decidePage(row, standing, isBuilt, shut),
    })),
    calls: registry.all().map(({ endpoint, room }) => ({
      path: endpoint.path,
      method: endpoint.method,
      summary: endpoint.summary,
      room,
      access: endpoint.access,
      ...decideCall(endpoint.access, standing, shut),
      also: objectRules.filter(({ calls }) => calls.some((one) => one.path === endpoint.path)),
    })),
  }
}
