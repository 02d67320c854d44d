import { texts } from '#src/web/i18n.tsx'

/**
 * The terms and the privacy policy, whose own titles are in text.ts. Each section has a title, then
 * paragraphs. A change of meaning needs a new `termsVersion` in forms.ts.
 */
export const legalText = texts({
  zh: {
    terms: {
      sections: [
        [
          '服务内容',
          '{site}（以下简称“本站”）由{company}运营，为外贸教育的教师和学生提供在线课程、课件、测验和学习记录等服务。公开页面无需注册即可浏览；加入课程和测验需要登录。',
        ],
        [
          '账号',
          '请使用本人的手机号或邮箱注册，并填写真实姓名。账号仅限本人使用，请妥善保管密码；发现账号被他人使用时，请立即修改密码并联系我们。',
          '您可以随时停止使用并申请注销账号。违反本条款的账号，我们可以停用，并以邮件或短信通知您；您可以向客服申诉，也可以要求获取个人数据或注销账号。',
        ],
        [
          '学习与教学',
          '测验、作业和考核请独立完成。由他人代学、使用程序刷课时，相应的学习记录和证书可能被撤销。',
          '教师应确保上传的教材、课件、视频和题目来源合法、内容准确，并对其负责。',
        ],
        [
          '内容与权利',
          '您上传的内容归您或原权利人所有；您授权本站在提供服务所必需的范围内存储、转码和展示。本站及教师提供的内容仅供个人学习使用，未经许可不得复制传播、出售或用于商业培训。',
          '禁止发布违法、侵权、虚假、骚扰他人的内容，禁止干扰本站运行或绕过访问限制。',
        ],
        [
          '收费与金币',
          '收费内容在支付前会显示所需的金币。金币仅可在本站内使用。因我们的原因不能提供已购内容时，我们会全额退还。',
        ],
        [
          '责任',
          '我们尽力保证服务稳定、内容准确，并在计划维护前通知。因不可抗力、网络或第三方原因造成的中断，我们会尽快恢复，但不承担间接损失。本条款不限制法律规定不得限制的责任。',
        ],
        [
          '变更与适用法律',
          '条款有变更时，我们会提前在本页公布新版本。本条款适用中华人民共和国法律；争议先行协商，协商不成的，由运营者所在地人民法院管辖。',
        ],
      ],
    },
    privacy: {
      sections: [
        [
          '我们收集什么',
          '注册时：手机号或邮箱、用户名、真实姓名、加密后的密码；选择身份时：身份、省份和学校。',
          '使用时：加入的课程、学习进度、测验答案与成绩、金币与签到、收到的消息、您填写的资料和上传的文件；登录设备的浏览器类型、IP 地址、据此得出的省市和使用时间，用于保护账号安全。',
          '申请教师认证时：证明材料，加密保存。填写奖励收款信息时：收款账号，加密保存。提交意见反馈时：您填写的姓名、电话、内容和附件。',
          '浏览公开页面时：服务器日志记录访问时间、页面和 IP 地址，不记录姓名。为防止猜密码和滥用，还会短期记录 IP 地址或其摘要，以及登录名的摘要。',
          '我们不收集与服务无关的信息，不读取通讯录、定位或相册。',
        ],
        [
          '如何使用',
          '用于提供您要求的服务：登录、记录学习、批改测验、发送验证码和通知；用于发现盗号和滥用；用于汇总统计以改进课程，统计结果不能识别个人。我们不出售个人信息，不做个性化广告。',
        ],
        [
          '谁能看到',
          '课程评价会显示您姓名的首字和头像。管理员为处理您的请求和保护账号，可以查看您的资料和意见反馈；打开您的资料或一条反馈会记入日志，同一管理员十分钟内只记一次；审核人员可以查看您的认证申请。除短信和邮件服务商为发送消息所必需外，我们不向第三方提供个人信息，法律要求的除外。',
        ],
        [
          '保存与安全',
          '信息保存在运营者的服务器上。密码以 argon2id 算法处理后保存，任何人都无法读取原文；登录凭证只保存其摘要。',
          '验证码和登录失败的记录 2 天内清除，登录设备的记录在失效 30 天后清除，短信和邮件的记录 90 天后清除，认证材料在审核结束后按申请页上写明的期限删除。服务器日志和备份由运营者按其规定的期限保存，之后删除。',
          '以下内容记入日志：注册、登录（同一 IP 地址 24 小时内只记第一次，含时间和 IP 地址）、选择身份、修改了哪几项资料、账号安全操作和管理操作。日志长期保存，不能更改；账号注销后，其中只剩编号、时间和 IP 地址，不含姓名和联系方式。',
          '账号注销后，其余个人信息被删除，或者去掉姓名后保留（例如账目、课程的统计）；每一类数据如何处理，见“个人数据”页面。',
        ],
        [
          'Cookie',
          '我们使用必要的 Cookie：记住语言和外观、保持登录、识别您用过的设备。它们不用于跨站跟踪。本站若启用访问统计，统计服务的 Cookie 按其自己的规则使用。',
        ],
        [
          '您的权利',
          '登录后，您可以在“个人资料”和“账号绑定”中更正信息，在“个人数据”中查看我们保存了什么、下载全部数据、申请注销账号；尚未选择身份时，在选择身份的页面下载和注销。注销有 14 天冷静期，期间可以撤销。',
          '无法登录时（例如账号已停用），请联系客服。核实身份后，管理员可以为您打包数据（下载链接只发送到您绑定的邮箱或手机）、申请或撤销注销（冷静期相同）、更正用户名。这些操作须写明原因、记入日志，并会通知您。',
          '法律要求继续保存您的数据时，管理员可以暂缓注销，并把原因告知您。您也可以撤回同意，或要求我们解释处理规则；我们在 15 个工作日内答复。',
        ],
        [
          '未成年人',
          '不满 14 周岁的未成年人应在监护人阅读并同意本政策后使用。监护人可以要求查看、更正和删除其信息。',
        ],
        ['联系与变更', '个人信息处理者为{company}。本政策有变更时，{site}会提前在本页公布新版本。'],
      ],
    },
  },
  en: {
    terms: {
      sections: [
        [
          'The service',
          '{site}, run by {company}, offers teachers and students of foreign trade online courses, courseware, quizzes and learning records. Public pages can be read without an account; joining courses and taking quizzes need one.',
        ],
        [
          'Your account',
          'Sign up with your own phone number or e-mail and your real name. The account is yours alone; keep its password safe. If somebody else uses it, change the password at once and tell us.',
          'You may stop at any time and have your account deleted. We may disable accounts that break these terms and notify you by mail or text message. You may appeal to support, and you may still ask for your data or have the account deleted.',
        ],
        [
          'Learning and teaching',
          'Take quizzes, assignments and examinations by yourself. Learning records and certificates may be revoked if another person or a program did the work.',
          'Teachers see to it that what they upload is lawful and correct, and answer for it.',
        ],
        [
          'Content and rights',
          'What you upload stays yours or its owner’s. You allow us to store, convert and show it as far as the service needs. What we and our teachers offer is for your own study; copying it on, selling it or using it for commercial training needs permission.',
          'Do not publish what is unlawful, false, harassing or infringes the rights of others, do not disturb the service and do not get around its limits.',
        ],
        [
          'Fees and coins',
          'The coins that paid content costs are shown before you pay. Coins can be used here only. If we cannot provide what you have bought, we give back all of it.',
        ],
        [
          'Liability',
          'We do our best to keep the service running and its content correct, and announce planned maintenance. Where force majeure, networks or third parties interrupt it, we restore it as soon as we can, but are not liable for indirect loss. Nothing here limits liability that the law does not allow to be limited.',
        ],
        [
          'Changes and law',
          'Changes are published on this page before they take effect. The law of the People’s Republic of China applies. Disputes are first discussed; failing that, the court at the operator’s seat decides. Where the two languages differ, the Chinese text counts.',
        ],
      ],
    },
    privacy: {
      sections: [
        [
          'What we collect',
          'When you sign up: phone number or e-mail, user name, real name and a hash of your password. When you choose your role: role, province and school.',
          'When you use the service: courses you join, progress, answers and scores, coins and check-ins, messages you receive, your profile and the files you upload; the browser you sign in with, its IP address, the city derived from it and the times of use, to protect your account.',
          'When you apply for teacher verification: your documents, stored encrypted. When you add payment details for rewards: the account, stored encrypted. When you send feedback: the name, phone, text and files you give.',
          'When you read public pages: the server log records the time, the page and the IP address, but no name. To stop password guessing and abuse, IP addresses or their digests, and digests of sign-in names, are kept for a short time.',
          'We collect nothing the service does not need, and read no contacts, location or photos.',
        ],
        [
          'What for',
          'To do what you ask for: sign you in, record your learning, mark quizzes, send codes and notices. To notice stolen accounts and abuse. For totals that improve courses and identify nobody. We do not sell personal data and show no personalised advertising.',
        ],
        [
          'Who sees it',
          'Course reviews show the first letter of your name and your picture. Administrators may view your details and feedback to answer your requests and protect accounts. Opening your details or a feedback entry is recorded, once in ten minutes for each administrator; reviewers see your application for verification. Apart from the providers that deliver our text messages and mail, nobody else receives personal data unless the law demands it.',
        ],
        [
          'Storage and security',
          'Data is stored on the operator’s servers. Passwords are stored as argon2id hashes that nobody can reverse; of sign-in credentials, only digests are stored.',
          'Records of codes and failed sign-ins are deleted within 2 days, records of devices 30 days after they expire, and records of mail and text messages after 90 days. Verification documents are deleted after the review, within the period stated on the application page. Server logs and backups are kept by the operator for a set time and then deleted.',
          'A log records sign-ups, sign-ins (the first from each IP address within 24 hours, with its time and address), the choice of a role, which profile fields were changed, account security and administrators’ actions. It is kept permanently and cannot be changed. After an account is deleted, the log contains only its number, times and IP addresses, but no name or contact.',
          'When an account is deleted, all other personal data is deleted or kept without your name (such as bookkeeping and course totals). The page “Personal data” describes what happens to each kind.',
        ],
        [
          'Cookies',
          'We use necessary cookies only: they remember language and appearance, keep you signed in and recognise devices you have used. They do not follow you to other sites. If the site uses a statistics service, that service’s cookies follow its own rules.',
        ],
        [
          'Your rights',
          'When signed in, you can correct your data under “Profile” and “Account binding”; under “Personal data” you can see what we hold, download all of it and request the deletion of your account. Before you have chosen a role, you can download and delete on the page where you choose it. A deletion has a grace period of 14 days, during which you can cancel it.',
          'If you cannot sign in, for example because the account is disabled, contact support. After verifying your identity, an administrator can pack your data (the link is sent only to your own e-mail or phone), request or cancel the deletion (with the same grace period) and correct your user name. Each of these needs a reason and is recorded, and you are notified.',
          'When the law requires your data to be kept, an administrator can put the deletion on hold and will tell you the reason. You may also withdraw your consent or ask how we handle data; we answer within 15 working days.',
        ],
        [
          'Minors',
          'Children under 14 use the service after a guardian has read and accepted this policy. The guardian may see, correct and delete their data.',
        ],
        [
          'Contact and changes',
          '{company} is responsible for your data. Changes are published on this page by {site} before they take effect.',
        ],
      ],
    },
  },
})
