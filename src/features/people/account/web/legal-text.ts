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
          '{site}（以下简称“本站”）由{company}运营，为外贸教育的教师和学生提供在线课程、教材、题库、班级和学习记录等服务。公开页面无需注册即可浏览；加入课程、测验和教学管理需要登录。',
        ],
        [
          '账号',
          '请使用本人的手机号或邮箱注册，并填写真实姓名。账号仅限本人使用，请妥善保管密码；发现账号被他人使用时，请立即修改密码并联系我们。',
          '您可以随时停止使用并申请注销账号。长期违反本条款的账号，我们可以停用，停用前会说明理由，您可以申诉。',
        ],
        [
          '学习与教学',
          '测验、作业和考核请独立完成。由他人代学、使用程序刷课时，相应的学习记录和证书可能被撤销。',
          '教师应确保上传的教材、课件、视频和题目来源合法、内容准确，并对其负责。课程发布前由管理员审核。',
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
          '条款有重要变更时，我们会提前通知并请您重新同意。本条款适用中华人民共和国法律；争议先行协商，协商不成的，由运营者所在地人民法院管辖。',
        ],
      ],
    },
    privacy: {
      sections: [
        [
          '我们收集什么',
          '注册时：手机号或邮箱、用户名、真实姓名、加密后的密码；选择身份时：身份、省份和学校。',
          '使用时：加入的课程、学习进度、测验答案与成绩、您发布的内容；登录设备的类型、IP 地址和最近使用时间，用于保护账号安全。',
          '我们不收集与服务无关的信息，不读取通讯录、位置或相册。',
        ],
        [
          '如何使用',
          '用于提供您要求的服务：登录、记录学习、批改测验、颁发证书、发送验证码和通知；用于发现盗号和滥用；用于汇总统计以改进课程，统计结果不能识别个人。我们不出售个人信息，不做个性化广告。',
        ],
        [
          '谁能看到',
          '您加入的课程和班级的教师可以看到您的姓名、学校、学习进度和成绩。评论和评价会显示您的姓名和头像。除短信和邮件服务商为发送消息所必需外，我们不向第三方提供个人信息，法律要求的除外。',
        ],
        [
          '保存与安全',
          '信息存储在中华人民共和国境内。密码以 argon2id 算法加密保存，任何人都无法读取原文；登录凭证只保存其摘要。验证码记录 2 天内清除，登录设备记录在失效后 30 天内清除，短信和邮件记录 90 天后清除。账号注销后，个人信息将被删除或匿名化。',
        ],
        ['Cookie', '我们使用必要的 Cookie：记住语言和外观、保持登录。它们不用于跨站跟踪。'],
        [
          '您的权利',
          '您可以查询、更正、下载和删除自己的个人信息，可以撤回同意或注销账号，也可以要求我们解释处理规则。请通过页面底部的联系方式提出，我们在 15 个工作日内答复。',
        ],
        [
          '未成年人',
          '不满 14 周岁的未成年人应在监护人阅读并同意本政策后使用。我们对其信息给予同等以上的保护，监护人可以要求删除。',
        ],
        [
          '联系与变更',
          '个人信息处理者为{company}。本政策有重要变更时，{site}会提前通知并请您重新同意。',
        ],
      ],
    },
  },
  en: {
    terms: {
      sections: [
        [
          'The service',
          '{site}, run by {company}, offers teachers and students of foreign trade online courses, textbooks, question banks, classes and records of learning. Public pages can be read without an account; joining courses, taking quizzes and teaching need one.',
        ],
        [
          'Your account',
          'Sign up with your own phone number or e-mail and your real name. The account is yours alone; keep its password safe. If somebody else uses it, change the password at once and tell us.',
          'You may stop at any time and have your account deleted. We may disable accounts that keep breaking these terms. We say why beforehand, and you may object.',
        ],
        [
          'Learning and teaching',
          'Take quizzes, assignments and examinations by yourself. Records and certificates may be withdrawn when somebody else, or a program, did the work.',
          'Teachers see to it that what they upload is lawful and correct, and answer for it. Courses are reviewed by an administrator before they are published.',
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
          'Before important changes we tell you and ask for your agreement again. The law of the People’s Republic of China applies. Disputes are first discussed; failing that, the court at the operator’s seat decides. Where the two languages differ, the Chinese text counts.',
        ],
      ],
    },
    privacy: {
      sections: [
        [
          'What we collect',
          'When you sign up: phone number or e-mail, user name, real name and a hash of your password. When you choose your role: role, province and school.',
          'When you use the service: courses you join, progress, answers and scores, and what you publish; the kind of device you sign in with, its IP address and last use, to protect your account.',
          'We collect nothing the service does not need, and read no contacts, location or photos.',
        ],
        [
          'What for',
          'To do what you ask for: sign you in, record your learning, mark quizzes, issue certificates, send codes and notices. To notice stolen accounts and abuse. For totals that improve courses and identify nobody. We do not sell personal data and show no personalised advertising.',
        ],
        [
          'Who sees it',
          'Teachers of the courses and classes you join see your name, school, progress and scores. Comments and reviews show your name and picture. Apart from the providers that deliver our text messages and mail, nobody else receives personal data unless the law demands it.',
        ],
        [
          'Storage and security',
          'Data is kept in the People’s Republic of China. Passwords are kept as argon2id hashes that nobody can read back; of sign-in credentials only digests are kept. Records of codes go within 2 days, of devices 30 days after they expire, of messages after 90 days. When an account is deleted, personal data is erased or made anonymous.',
        ],
        [
          'Cookies',
          'We use necessary cookies only: they remember language and appearance and keep you signed in. They do not follow you to other sites.',
        ],
        [
          'Your rights',
          'You may see, correct, download and erase your data, withdraw your consent, delete your account, and ask us to explain how we handle data. Write to the contact at the bottom of the page; we answer within 15 working days.',
        ],
        [
          'Minors',
          'Children under 14 use the service after a guardian has read and accepted this policy. Their data is protected at least as well, and the guardian may have it erased.',
        ],
        [
          'Contact and changes',
          '{company} is responsible for your data. Before important changes {site} tells you and asks for your agreement again.',
        ],
      ],
    },
  },
})
