import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { classMaterialApi as api } from './contract.ts'
import {
  addFiles,
  addLink,
  editMaterial,
  removeMaterial,
  setMaterialOrder,
} from './server/change-materials.ts'
import { copyMaterials } from './server/copy-materials.ts'
import { materialFileUses, materialReadings } from './server/files-of.ts'
import { getMaterials } from './server/get-materials.ts'
import { classMaterialParts } from './server/personal-data.ts'
import { getZip, serveZip } from './server/zip-materials.ts'
import { classMaterialRules } from './server/rules-text.ts'

/** Materials of classes: files and links. */
export const classMaterialFeature = feature({
  name: 'learning/class-material',
  title: { zh: '班级资料', en: 'Materials of classes' },
  calls: [
    [api.getMaterials, getMaterials],
    [api.getZip, getZip],
    [api.addFiles, addFiles],
    [api.addLink, addLink],
    [api.edit, editMaterial],
    [api.setOrder, setMaterialOrder],
    [api.remove, removeMaterial],
  ],
  provides: [
    provide(classCopied, copyMaterials),
    provide(fileUses, materialFileUses),
    provide(fileReadings, materialReadings),
  ],
  personalData: classMaterialParts,
  rules: classMaterialRules,
  start: serveZip,
})
