import { fileLooks } from '#src/features/content/file/server/looks-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { pictureApi } from './contract.ts'
import { cropPicture } from './server/crop-picture.ts'
import { getPicture } from './server/get-picture.ts'
import { pictureRules } from './server/rules-text.ts'
import { pictureLooks } from './server/picture-looks.ts'
import { coverWork, widthsWork } from './server/works.ts'

/** Pictures in the widths that pages show, their crops and focal points. */
export const pictureFeature = feature({
  name: 'content/picture',
  title: { zh: '图片', en: 'Pictures' },
  calls: [
    [pictureApi.getPicture, getPicture],
    [pictureApi.cropPicture, cropPicture],
  ],
  rules: pictureRules,
  works: [widthsWork, coverWork],
  provides: [provide(fileLooks, pictureLooks)],
})
