import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { bulletApi as api } from './contract.ts'
import { deleteBullet } from './server/delete.ts'
import { getList } from './server/get-list.ts'
import { getWindow } from './server/get-window.ts'
import { bulletParts } from './server/personal-data.ts'
import { post } from './server/post.ts'
import { report } from './server/report.ts'
import { reportedBullets } from './server/reported.ts'
import { bulletRules } from './server/rules-text.ts'

/** Bullet comments over the films of a course. */
export const bulletFeature = feature({
  name: 'learning/bullet',
  title: { zh: '弹幕', en: 'Bullet comments' },
  calls: [
    [api.getWindow, getWindow],
    [api.getList, getList],
    [api.post, post],
    [api.delete, deleteBullet],
    [api.report, report],
  ],
  personalData: bulletParts,
  rules: bulletRules,
  provides: [provide(reportedThings, reportedBullets)],
})
