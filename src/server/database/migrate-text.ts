/** Before version 1.0 migrations are rewritten (CONTRIBUTING.md), which an unreleased version's data does not survive. */
export const rewritten =
  '此数据库由 Farsail 的未发布版本创建，其迁移脚本已重写。请使用空的数据目录或数据库；需要保留的内容，请先用原版本导出。\n' +
  'This database was created by an unreleased version of Farsail whose migrations have since been rewritten. ' +
  'Use an empty data folder or database; export anything you want to keep with the version that created it.'
