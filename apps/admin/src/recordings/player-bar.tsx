import Pause from "@mui/icons-material/Pause"
import PlayArrow from "@mui/icons-material/PlayArrow"
import Box from "@mui/material/Box"
import FormControlLabel from "@mui/material/FormControlLabel"
import IconButton from "@mui/material/IconButton"
import Slider from "@mui/material/Slider"
import Switch from "@mui/material/Switch"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import Typography from "@mui/material/Typography"
import { clockText, recordingTexts } from "./recording-texts.ts"
import type { Replay } from "./use-replay.ts"

const speeds = [1, 2, 4, 8]

type Settings = { speed: number; skipsPauses: boolean }

/** Play button, position, speed, and the switch to skip inactivity. */
export function PlayerBar(props: {
  replay: Replay
  settings: Settings
  onSettings: (settings: Settings) => void
}) {
  const { onSettings, replay, settings } = props
  const { at, isPlaying, length } = replay
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 1.5 }}>
      <IconButton
        color="primary"
        onClick={isPlaying ? replay.pause : replay.play}
        aria-label={isPlaying ? recordingTexts.pause : recordingTexts.play}
      >
        {isPlaying ? <Pause /> : <PlayArrow />}
      </IconButton>
      <Slider
        size="small"
        aria-label={recordingTexts.position}
        min={0}
        max={Math.max(length, 1)}
        step={100}
        value={at}
        getAriaValueText={clockText}
        onChange={(_, to) => replay.seek(Array.isArray(to) ? (to[0] ?? 0) : to)}
        sx={{ flex: 1, minWidth: 160, mx: 1 }}
      />
      <Typography variant="body2" sx={{ whiteSpace: "nowrap" }}>
        {clockText(at)} / {clockText(length)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={recordingTexts.speed}
        value={settings.speed}
        onChange={(_, speed: number | null) => speed && onSettings({ ...settings, speed })}
      >
        {speeds.map((speed) => (
          <ToggleButton key={speed} value={speed} sx={{ px: 1.25, py: 0.25 }}>
            {speed}×
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label={<Typography variant="body2">{recordingTexts.skipPauses}</Typography>}
        control={
          <Switch
            size="small"
            checked={settings.skipsPauses}
            onChange={(_, skipsPauses) => onSettings({ ...settings, skipsPauses })}
          />
        }
        sx={{ mr: 0 }}
      />
    </Box>
  )
}
