/* Loaded before the measured program; leaves its peak memory, in KiB, where the measurer looks. */
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
