/** Words of the app's own list: a card with one of them waits for approval. Schools and teachers can add words. */

/** Latin words, compared as whole words without regard to case. */
export const latinWords =
  `arse arsehole ass asshole bastard bitch bollocks bullshit crap cunt damn dick dickhead dumbass faggot fuck fucker
  fucking goddamn idiot jerk loser moron motherfucker nigga nigger piss pissed pussy retard retarded shit shitty slut
  stfu stupid twat wanker whore wtf`.split(/\s+/);

/** Chinese words of both scripts, found inside a sentence. */
export const chineseWords =
  `白癡 白痴 笨蛋 笨豬 笨猪 蠢材 蠢豬 蠢猪 蠢貨 蠢货 廢柴 废柴 賤人 贱人 賤貨 贱货 賤格 贱格 婊子 妓女 死八婆 八婆 仆街 撲街 冚家鏟
  冚家铲 冚家剷 屌你 屌那星 𨳒你 丟那媽 小你老母 你老母 你老味 戇鳩 戆鸠 戇居 戆居 柒頭 柒头 on9 9up 傻逼 傻B 傻仔 傻佬 煞筆
  煞笔 他媽的 他妈的 你媽的 你妈的 操你 肏 草泥馬 草泥马 幹你 干你娘 幹你娘 王八蛋 混蛋 混賬 混账 滾蛋 滚蛋 你去死 死肥豬 死肥猪 肥婆 神經病 神经病
  弱智 智障 腦殘 脑残 放屁 狗屁 狗娘養 狗娘养 龜兒子 龟儿子 殺千刀 杀千刀 渣男 渣女 打飛機 打飞机 強姦 强奸`.split(
    /\s+/,
  );
