import { expect, test } from 'vitest'
import { aboutText } from '#src/features/front/help/web/about-text.ts'
import { homeText } from '#src/features/front/home/web/home-text.ts'
import { legalText } from '#src/features/people/account/web/legal-text.ts'
import { roleText } from '#src/features/people/account/web/role-text.ts'

const pages = { aboutText, homeText, legalText, roleText }

/** Sentences that pages had although the product does not do it. */
test.each([
  [
    'unanswered questions are not explained',
    /每道?题都?[附有]?解析|every question (?:is )?explained/,
  ],
  ['verification is not shown to others', /显示为已认证|[Aa]ppear as a verified/],
  [
    'nobody reviews a course before it is published',
    /发布前由管理员审核|before they are published/,
  ],
  ['views are recorded once in ten minutes', /每次查看都记入|each view is recorded/],
])('no page says otherwise: %s', (_, sentence) => {
  expect(JSON.stringify(pages)).not.toMatch(sentence)
})
