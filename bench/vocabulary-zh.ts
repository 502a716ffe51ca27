const list = (text: string): string[] => text.trim().split(/\s+/);

/** The words of the generated Chinese pages. Common words first, as in `vocabulary.ts`. */
const THINGS = list(`
  相機 模組 產線 影像 載具 電纜 面板 框架 硬碟 驅動程式 鏡頭 連接埠 授權 工作 配方 檢測站 機台 讀碼器 掃描器 資料表 檔案 資料夾 帳號 角色 操作員 檢視器 封存檔 報表 計數器 觸發器
  光源 閃光燈 曝光 濾鏡 增益 對焦 支架 導軌 托架 接頭 針腳 跳線 插槽 擴充槽 托盤 風扇 散熱片 機殼 邊框 螺絲 墊片 封條 標籤 序號 版次 開發板 核心 映像檔 分支 版本 頻道 鏡像站 套件 安裝程式
  磁碟區 分割區 磁區 陣列 備援 快照 還原點 網域 區域 租戶 廠區 廠房 單元 輸送帶 夾爪 機械手臂 軸 關節 主軸 送料機 料斗 閥門 幫浦 噴嘴 水箱 鍋爐 冷卻機 壓縮機 歧管 管線 法蘭 壓力表 儀表 探針 電極
  濾芯 薄膜 試劑 樣品 批號 棧板 紙箱 條碼 印字頭 色帶 滾輪 皮帶 滑輪 齒輪 離合器 煞車 軸承 聯軸器 馬達 定子 轉子 繞組 變壓器 整流器 變頻器 穩壓器 放大器 比較器 解碼器 分配器 天線 共振器 時鐘
`);
const PARTS = list(
  `設定 狀態 清單 紀錄 數值 上限 下限 位址 名稱 群組 權限 憑證 逾時 間隔 輸出 輸入 介面 範本 規則 排程 告警 事件 日誌 備份 通道 參數 門檻 單位 說明 路徑`,
);

/** Single words, then words with a part: a vocabulary that grows as that of real manuals does. */
export const NOUNS = [
  ...THINGS,
  ...THINGS.flatMap((thing, index) =>
    PARTS.filter((_, part) => (index * 7 + part * 3) % 5 === 0).map((part) => thing + part),
  ),
];
export const VERBS = list(
  `讀取 保留 開啟 傳送 顯示 啟動 停止 寫入 檢查 計數 丟棄 複製 載入 儲存 標記 分割 合併 排序 鎖定 釋放 拒絕 接受 觸發 旋轉 縮放 裁切 追蹤 對齊 夾取 抬升 降下 送入 清洗 加熱 冷卻 秤重 封裝 列印 掃描 解碼 比對 轉送 排隊 重建 重設 解鎖 還原 重播 匯入 匯出 簽署 驗證 更新 撤銷`,
);
export const QUALITIES = list(
  `新的 本機 備用 空的 完整的 狹窄的 前方 後方 上層 下層 左側 右側 內部 外部 開啟的 關閉的 使用中 閒置的 乾燥的 溫熱的 明亮的 清楚的 磨損的 鬆動的 固定的 可移動的 有線 無線 單一 雙重 選用 必要的 預設 自訂 公開 私有 有效的 過期的 最近的 先前的 最終 部分 快速 緩慢 穩定的 安靜的 密封的 已認證的 模擬的 虛擬 實體`,
);
export const MANNERS = list(
  `一律 通常 經常 很少 絕不 首先 稍後 兩次 緩慢地 快速地 直接 安全地 完全 部分 平均 再次`,
);
