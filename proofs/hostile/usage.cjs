/* Loaded before the measured program; leaves its peak memory and its processor time where the measurer looks. */
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { maxRSS, systemCPUTime, userCPUTime } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ memory: maxRSS / 1024, seconds: (systemCPUTime + userCPUTime) / 1e6 }),
  );
});
